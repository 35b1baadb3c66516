import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANSWER_MS, Live, type Message, OPENING_MS, SILENCE_MS } from './live'

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  readonly sent: string[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** As browsers do: a close whose answer never comes is told late, or never. */
  close(): void {
    this.readyState = 2
  }
}

const PING = JSON.stringify({ do: 'ping' })

function connect() {
  const heard: Message[] = []
  const states: string[] = []
  const live = new Live('m', 0, {
    heard: message => heard.push(message),
    connection: state => states.push(state),
    seq: () => 3,
  })
  return { live, heard, states, socket: FakeSocket.all[0] as FakeSocket }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks after a silence whether the service is there, and keeps the answer to itself', () => {
  const { socket, heard, states } = connect()
  socket.open()
  vi.advanceTimersByTime(SILENCE_MS - 1)
  expect(socket.sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(socket.sent).toEqual([PING])
  socket.say({ is: 'pong' })
  vi.advanceTimersByTime(SILENCE_MS)
  expect(socket.sent).toEqual([PING, PING])
  expect(heard).toEqual([])
  expect(states).toEqual(['open'])
})

it('asks nothing while it hears something', () => {
  const { socket } = connect()
  socket.open()
  for (let n = 0; n < 5; n++) {
    vi.advanceTimersByTime(SILENCE_MS - 1)
    socket.say({ is: 'rematch', match: 'n' })
  }
  expect(socket.sent).toEqual([])
})

it('leaves a connection that does not answer, and hears nothing of it any more', () => {
  const { socket, states, heard } = connect()
  socket.open()
  vi.advanceTimersByTime(SILENCE_MS + ANSWER_MS)
  expect(states).toEqual(['open', 'lost'])
  expect(socket.readyState).toBe(2)
  vi.advanceTimersByTime(300)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.all[1]?.open()
  socket.say({ is: 'rematch', match: 'late' })
  socket.onclose?.({ code: 1006 })
  expect(states).toEqual(['open', 'lost', 'open'])
  expect(heard).toEqual([])
})

it('does not wait for ever for a connection to open', () => {
  const { states } = connect()
  vi.advanceTimersByTime(OPENING_MS)
  expect(states).toEqual(['lost'])
  vi.advanceTimersByTime(300)
  expect(FakeSocket.all).toHaveLength(2)
})

it('is quiet after its end', () => {
  const { live, socket, states } = connect()
  socket.open()
  live.end()
  vi.advanceTimersByTime(10 * (SILENCE_MS + ANSWER_MS))
  expect(socket.sent).toEqual([])
  expect(states).toEqual(['open'])
  expect(FakeSocket.all).toHaveLength(1)
})
