/** A real `sagaboard serve` process at a free port of this machine. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '..', '..')
const PYTHON = join(ROOT, '.venv', 'bin', 'python')
const PATIENCE = 60_000

export class Server {
  readonly url: string
  #process: ChildProcess | null = null
  #said = ''

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(): Promise<Server> {
    const folder = mkdtempSync(join(tmpdir(), 'sagaboard-'))
    const server = new Server(await freePort(), folder)
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
      ],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
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
    rmSync(this.folder, { recursive: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
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

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  listener.close()
  await once(listener, 'close')
  return address.port
}
