/** A real nginx before a server, with the `location /saga/` of docs/hosting.md. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCUMENT = join(import.meta.dirname, '..', '..', 'docs', 'hosting.md')
const LOCATION = /```nginx\n(location \/saga\/ \{.*?\n\})\n```/s
const NGINX = process.env.NGINX ?? '/usr/sbin/nginx'

export class Nginx {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  /** Listens at `port` and passes what comes for /saga/ to the server at `behind`. */
  static async before(behind: number, port: number, folder: string): Promise<Nginx> {
    const config = join(folder, 'nginx.conf')
    writeFileSync(config, configuration(behind, port, folder))
    const child = spawn(NGINX, ['-p', folder, '-c', config, '-e', join(folder, 'nginx.log')], {
      stdio: 'inherit',
      // nginx takes the variable NGINX, in which tools/nginx.sh names it to us, for open sockets.
      env: { ...process.env, NGINX: undefined },
    })
    const endWithUs = () => child.kill('SIGKILL')
    process.once('exit', endWithUs)
    child.once('exit', () => process.off('exit', endWithUs))
    return new Nginx(`http://127.0.0.1:${port}`, child)
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await ended
  }
}

function configuration(behind: number, port: number, folder: string): string {
  const location = LOCATION.exec(readFileSync(DOCUMENT, 'utf-8'))?.[1]
  if (!location?.includes('127.0.0.1:8421')) throw new Error('docs/hosting.md has no location')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(kind => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary}
  map $http_upgrade $connection_upgrade { default upgrade; "" ""; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 2m;
    ${location.replace('127.0.0.1:8421', `127.0.0.1:${behind}`)}
  }
}
`
}
