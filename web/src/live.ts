/** The live channel: a WebSocket that comes back by itself and goes on where it was cut. */
import type { ChatInfo, Command, Presence, Problem, Rematch, Update } from './protocol'

export type Message = Update | Presence | ChatInfo | Problem | Rematch

export interface Listener {
  heard(message: Message): void
  connection(state: 'open' | 'lost' | 'refused'): void
  /** The last `seq` that was heard, to resume from; null at the start. */
  seq(): number | null
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
/** Close codes of the service that another attempt would only repeat. */
const FINAL_CODES = [4400, 4403, 4404]

export class Live {
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #timer = 0
  #ended = false

  constructor(
    private readonly match: string,
    private readonly seat: number,
    private readonly listener: Listener,
  ) {
    this.#open()
  }

  /** False if the connection is down: the caller sends again after the next update. */
  send(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(command))
    return true
  }

  /** Try again now, for instance because the browser says that it is online. */
  retry(): void {
    if (this.#ended || this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#timer)
    this.#open()
  }

  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const seq = this.listener.seq()
    const since = seq === null ? '' : `&since=${seq}`
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/matches/${this.match}/live?seat=${this.seat}${since}`,
    )
    this.#socket = socket
    socket.onmessage = event => {
      this.#wait = FIRST_WAIT
      this.listener.heard(JSON.parse(event.data as string) as Message)
    }
    socket.onopen = () => this.listener.connection('open')
    socket.onclose = event => {
      if (this.#ended || this.#socket !== socket) return
      if (FINAL_CODES.includes(event.code)) {
        this.listener.connection('refused')
        return
      }
      this.listener.connection('lost')
      this.#timer = window.setTimeout(() => this.#open(), this.#wait)
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    }
  }
}
