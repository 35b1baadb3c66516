/** A real `sagaboard serve` process at a free port of this machine. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Nginx } from './nginx'

const ROOT = join(import.meta.dirname, '..', '..')
const PYTHON = join(ROOT, '.venv', 'bin', 'python')
const NINE_STONES = join(ROOT, 'examples', 'nine_stones')
const PATIENCE = 60_000

/** `SAGABOARD_PREFIX=/saga`: everything is tested behind an nginx at that path. */
const PREFIX = process.env.SAGABOARD_PREFIX ?? ''

export class Server {
  #process: ChildProcess | null = null
  #said = ''

  private constructor(
    private readonly port: number,
    private readonly folder: string,
    /** Where Python finds packages besides those of the environment. */
    private readonly packages: string[],
    private readonly nginx: Nginx | null,
  ) {}

  /** Where browsers find it. */
  get url(): string {
    return this.nginx === null ? `http://127.0.0.1:${this.port}` : this.nginx.url + PREFIX
  }

  /** The path of the lobby. */
  get home(): string {
    return `${PREFIX}/`
  }

  /** With `example`, also the game of examples/nine_stones, as if it were installed; and the same
   * as Plain Stones, a name for which there is no board. */
  static async start({ example = false } = {}): Promise<Server> {
    const folder = mkdtempSync(join(tmpdir(), 'sagaboard-'))
    const packages = example ? [packagesIn(folder), NINE_STONES] : []
    const port = await freePort()
    const nginx = PREFIX === '' ? null : await Nginx.before(port, await freePort(), folder)
    const server = new Server(port, folder, packages, nginx)
    await server.begin()
    return server
  }

  /** Start, or start again on the same database. */
  async begin(): Promise<void> {
    const child = spawn(
      PYTHON,
      [
        ...['-m', 'sagaboard.cli', 'serve', '--port', String(this.port), '--bot-workers', '1'],
        ...['--database', join(this.folder, 'db.sqlite')],
        ...['--requests-per-second', '100000', '--burst', '100000'],
        ...['--prefix', PREFIX],
      ],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: this.#environment() },
    )
    this.#process = child
    // However this program ends, its server ends with it.
    const endWithUs = () => child.kill('SIGKILL')
    process.once('exit', endWithUs)
    child.once('exit', () => process.off('exit', endWithUs))
    child.stdout.on('data', part => this.#hear(part))
    child.stderr.on('data', part => this.#hear(part))
    const until = Date.now() + PATIENCE
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(`the server has ended:\n${this.#said}`)
      if (Date.now() > until) throw new Error(`the server does not answer:\n${this.#said}`)
      await pause(20)
    }
  }

  /** In the middle of whatever it does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
    await this.nginx?.stop()
    rmSync(this.folder, { recursive: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  #environment(): NodeJS.ProcessEnv {
    const path = [...this.packages, process.env.PYTHONPATH].filter(Boolean).join(delimiter)
    return path === '' ? process.env : { ...process.env, PYTHONPATH: path }
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok
    } catch {
      return false
    }
  }

  #hear(part: Buffer): void {
    this.#said += part.toString()
  }
}

/** A folder of packages: Plain Stones, and what pip leaves behind, which names both games. */
function packagesIn(folder: string): string {
  const packages = join(folder, 'packages')
  for (const name of ['nine', 'plain']) announce(packages, name)
  const from = join(NINE_STONES, 'nine_stones')
  const to = join(packages, 'plain_stones')
  cpSync(from, to, { recursive: true, filter: path => !path.endsWith('__pycache__') })
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf-8' })) {
    const path = join(to, file)
    if (!statSync(path).isFile()) continue
    const source = readFileSync(path, 'utf-8')
    writeFileSync(
      path,
      source
        .replaceAll(/nine([_-])stones/g, 'plain$1stones')
        .replaceAll('Nine Stones', 'Plain Stones'),
    )
  }
  return packages
}

function announce(packages: string, name: string): void {
  const info = join(packages, `${name}_stones-0.1.0.dist-info`)
  mkdirSync(info, { recursive: true })
  writeFileSync(
    join(info, 'METADATA'),
    `Metadata-Version: 2.1\nName: ${name}-stones\nVersion: 0.1.0\n`,
  )
  writeFileSync(
    join(info, 'entry_points.txt'),
    `[sagaboard.games]\n${name}-stones = ${name}_stones:SPEC\n`,
  )
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  listener.close()
  await once(listener, 'close')
  return address.port
}
