/** The live channel: a WebSocket that comes back by itself and goes on where it was cut. */
import { at } from './base'
import type { ChatInfo, Command, Pong, Presence, Problem, Rematch, Update } from './protocol'

export type Message = Update | Presence | ChatInfo | Problem | Rematch

export interface Listener {
  heard(message: Message): void
  connection(state: 'open' | 'lost' | 'refused'): void
  /** The last `seq` that was heard, to resume from; null at the start. */
  seq(): number | null
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
/** After so much silence the service is asked whether it is there, and has so long to answer. */
export const SILENCE_MS = 5000
export const ANSWER_MS = 5000
/** So long a new connection may take to open. */
export const OPENING_MS = 10_000
/** Close codes of the service that another attempt would only repeat. */
const FINAL_CODES = [4400, 4403, 4404]

export class Live {
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #timer = 0
  #heartbeat = 0
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
    clearTimeout(this.#heartbeat)
    this.#socket?.close()
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const seq = this.listener.seq()
    const since = seq === null ? '' : `&since=${seq}`
    const socket = new WebSocket(
      `${scheme}://${location.host}${at(`/api/matches/${this.match}/live`)}?seat=${this.seat}${since}`,
    )
    this.#socket = socket
    this.#expect(socket, OPENING_MS)
    socket.onmessage = event => {
      if (this.#ended || this.#socket !== socket) return
      this.#wait = FIRST_WAIT
      this.#listen(socket)
      const message = JSON.parse(event.data as string) as Message | Pong
      if (message.is !== 'pong') this.listener.heard(message)
    }
    socket.onopen = () => {
      this.#listen(socket)
      this.listener.connection('open')
    }
    socket.onclose = event => {
      if (this.#ended || this.#socket !== socket) return
      if (FINAL_CODES.includes(event.code)) {
        clearTimeout(this.#heartbeat)
        this.listener.connection('refused')
      } else this.#lose()
    }
  }

  /** After a while of silence, ask. */
  #listen(socket: WebSocket): void {
    clearTimeout(this.#heartbeat)
    this.#heartbeat = window.setTimeout(() => {
      this.send({ do: 'ping' })
      this.#expect(socket, ANSWER_MS)
    }, SILENCE_MS)
  }

  /** A connection that answers nothing is dead, though nobody has closed it. */
  #expect(socket: WebSocket, within: number): void {
    clearTimeout(this.#heartbeat)
    this.#heartbeat = window.setTimeout(() => {
      this.#lose()
      socket.close()
    }, within)
  }

  #lose(): void {
    clearTimeout(this.#heartbeat)
    this.#socket = null
    this.listener.connection('lost')
    this.#timer = window.setTimeout(() => this.#open(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }
}
