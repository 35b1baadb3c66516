import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../games/game'
import type { LogEntry, MatchInfo, MatchNames, Question, SeatInfo, Update } from '../protocol'
import { settings } from '../settings.svelte'
import { Words } from '../words'
import { Spoken } from './spoken'
import { Table } from './table.svelte'

vi.mock('../games/game', () => ({ loadGame: async () => ({}) }))

/** An invented game: bakers carry loaves to markets, or stir dough. */
const NAMES: MatchNames = {
  languages: ['en'],
  verbs: {
    carry: { kind: 'place', nouns: ['north', 'south'] },
    visit: { kind: 'place', nouns: ['north', 'south'] },
    stir: { kind: 'dough', nouns: ['rye'] },
    pass: { kind: '', nouns: [] },
  },
  events: {},
  messages: {},
}
const MOVES = ['carry north', 'carry south', 'visit north', 'pass']

/** A channel that a test opens, cuts and speaks through. */
class FakeSocket {
  static readonly OPEN = 1
  static last: FakeSocket
  readyState = 0
  readonly sent: { do: string; move?: string; seq: number; key?: string }[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  cut(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  close(): void {
    this.readyState = 3
  }
}

function question(moves = MOVES, settled = false): Question {
  return { prompt: 'next_step', moves, settled }
}

function entry(move: number, seat: number | null, kind = 'something'): LogEntry {
  return { move, seat, events: [{ kind, values: [] }] }
}

function update(changes: Partial<Update> = {}): Update {
  return {
    is: 'update',
    match: 'm',
    seat: 0,
    seq: 0,
    view: {},
    question: question(),
    waiting_for: [0],
    moves: 0,
    log_from: 0,
    log: [],
    undo: null,
    can_undo: false,
    over: false,
    scores: [0, 0],
    winners: [],
    seed_hash: '',
    seed: null,
    imported: false,
    undo_refused: null,
    ...changes,
  }
}

function stale(seq: number) {
  return { is: 'problem', title: 'stale move', status: 409, detail: 'the match has moved on', seq }
}

function seatInfo(seat: number, waiting: boolean): SeatInfo {
  return { seat, kind: 'person', name: `Baker ${seat}`, bot: null, present: true, waiting }
}

/** The service answers every request with this; the paths that were asked. */
function answering(answer: object): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(JSON.stringify(answer))
  })
  return asked
}

/** A table at which seat 0 sits, with an open channel. */
function seated(): { table: Table; socket: FakeSocket } {
  const table = new Table('m')
  table.words.spoken = new Spoken(new Words('en', []), NAMES)
  table.game = { warning: () => null } as unknown as Game
  table.session.held = [0]
  table.sit(0)
  const socket = FakeSocket.last
  socket.open()
  return { table, socket }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async () => new Response('[]'))
  settings.confirm = true
})

describe('the log', () => {
  it('grows by what an update brings', () => {
    const { table, socket } = seated()
    socket.say(update({ log: [entry(0, null)] }))
    socket.say(update({ seq: 1, moves: 1, log: [entry(1, 0)] }))
    socket.say(update({ seq: 2, moves: 2, log_from: 1, log: [entry(2, 1)] }))
    expect(table.log.map(e => e.move)).toEqual([0, 1, 2])
  })

  it('has no move twice, though the set-up may be sent again', () => {
    const { table, socket } = seated()
    socket.say(update({ log: [entry(0, null)] }))
    socket.say(update({ seq: 1, moves: 1, log_from: 0, log: [entry(0, null), entry(1, 0)] }))
    expect(table.log.map(e => e.move)).toEqual([0, 1])
  })

  it('loses what was undone', () => {
    const { table, socket } = seated()
    socket.say(update({ moves: 3, log: [entry(0, null), entry(1, 0), entry(2, 0), entry(3, 1)] }))
    socket.say(update({ seq: 4, moves: 1, log_from: 1, log: [] }))
    expect(table.log.map(e => e.move)).toEqual([0, 1])
    socket.say(update({ seq: 5, moves: 2, log_from: 1, log: [entry(2, 1, 'other')] }))
    expect(table.log.at(-1)).toEqual(entry(2, 1, 'other'))
  })
})

describe('a hint', () => {
  const bot = { ...seatInfo(1, false), kind: 'bot', bot: 'karl' }
  const at = (seats: SeatInfo[], changes: Partial<Update> = {}) => {
    const { table, socket } = seated()
    socket.say(update(changes))
    socket.say({ is: 'presence', seats, spectators: 0 })
    return table
  }

  it('can be asked for where all the others are bots', () => {
    expect(at([seatInfo(0, true), bot]).mayAskForHints).toBe(true)
    expect(at([seatInfo(0, true), bot, seatInfo(2, false)]).mayAskForHints).toBe(false)
  })

  it('is for who has to answer, and not in a lesson', () => {
    expect(at([seatInfo(0, false), bot], { question: null }).mayAskForHints).toBe(false)
    const taught = at([seatInfo(0, true), bot])
    taught.choices.lessonMove = 'pass'
    expect(taught.mayAskForHints).toBe(false)
  })
})

describe('a target', () => {
  it('stands for the moves that name it', () => {
    const { table, socket } = seated()
    socket.say(update())
    expect(table.choices.movesAt({ kind: 'place', noun: 'north' })).toEqual([
      'carry north',
      'visit north',
    ])
    expect(table.isLit({ kind: 'place', noun: 'south' })).toBe(true)
    expect(table.isLit({ kind: 'dough', noun: 'rye' })).toBe(false)
  })

  it('of another seat is never lit', () => {
    const { table, socket } = seated()
    socket.say(update())
    expect(table.isLit({ kind: 'place', noun: 'north', seat: 1 })).toBe(false)
    expect(table.isLit({ kind: 'place', noun: 'north', seat: 0 })).toBe(true)
  })

  it('is lit by the chosen verb alone', () => {
    const { table, socket } = seated()
    socket.say(update())
    table.choices.verb = 'visit'
    expect(table.choices.movesAt({ kind: 'place', noun: 'north' })).toEqual(['visit north'])
    expect(table.isLit({ kind: 'place', noun: 'south' })).toBe(false)
  })

  it('is chosen with its verb, where the verb has no other', () => {
    const { table, socket } = seated()
    socket.say(update({ question: question(['carry north', 'carry south', 'visit north']) }))
    table.choose('carry')
    expect(table.choices.verb).toBe('carry')
    expect(table.sent).toBeNull()
    table.choose('carry')
    expect(table.choices.verb).toBeNull()
    table.choose('visit')
    expect(table.sent?.move).toBe('visit north')
  })

  it('is lit by the move of a lesson alone', () => {
    const { table, socket } = seated()
    socket.say(update())
    table.choices.lessonMove = 'carry south'
    expect(table.isLit({ kind: 'place', noun: 'north' })).toBe(false)
    expect(table.choices.movesAt({ kind: 'place', noun: 'south' })).toEqual(['carry south'])
  })

  it('with one move plays it, with several asks which', async () => {
    const { table, socket } = seated()
    socket.say(update())
    await table.point({ kind: 'place', noun: 'north' }, 5, 6)
    expect(table.attention.choice?.moves).toEqual(['carry north', 'visit north'])
    expect(socket.sent).toEqual([])
    await table.point({ kind: 'place', noun: 'south' }, 5, 6)
    expect(socket.sent.map(command => command.move)).toEqual(['carry south'])
  })

  it('that is closed is asked about once, with the verb that was chosen', async () => {
    const { table, socket } = seated()
    socket.say(update())
    const reason = { clause: 'BAK-DOUGH-01', form: '', values: {} }
    const asked = answering({ moves: [], reason })
    table.choices.verb = 'carry'
    await table.point({ kind: 'dough', noun: 'rye', seat: 0 }, 5, 6)
    expect(asked).toEqual(['/api/matches/m/seats/0/why?kind=dough&noun=rye&owner=0&verb=carry'])
    const target = { kind: 'dough', noun: 'rye', seat: 0 }
    expect(table.attention.why).toEqual({ target, x: 5, y: 6, reason })
  })

  it('that is lit by no choice of the chosen verb may still be chosen', async () => {
    const { table, socket } = seated()
    socket.say(update({ question: question(['carry north', 'carry south', 'stir rye', 'pass']) }))
    answering({ moves: ['stir rye'], reason: null })
    table.choices.verb = 'carry'
    await table.point({ kind: 'dough', noun: 'rye' }, 5, 6)
    expect(table.attention.why).toBeNull()
    expect(table.attention.choice?.moves).toEqual(['stir rye'])
  })

  it('that has nothing to do with the question has no reason', async () => {
    const { table, socket } = seated()
    socket.say(update())
    const asked = answering({ moves: [], reason: null })
    await table.point({ kind: 'dough', noun: 'rye' }, 5, 6)
    expect(asked).toEqual(['/api/matches/m/seats/0/why?kind=dough&noun=rye'])
    expect(table.attention.why?.reason).toBeNull()
  })
})

describe('choices', () => {
  it('are verbs, moves without target, and what the numbers choose', () => {
    const { table, socket } = seated()
    socket.say(update())
    expect(table.choices.verbs).toEqual(['carry', 'visit'])
    expect(table.choices.untargeted).toEqual(['pass'])
    expect(table.choices.targeted).toEqual([])
    expect(table.choices.numbered).toEqual(['carry', 'visit', 'pass'])
    table.choices.verb = 'carry'
    expect(table.choices.numbered).toEqual(['carry north', 'carry south', 'pass'])
  })

  it('need no verb if only one has targets', () => {
    const { table, socket } = seated()
    socket.say(update({ question: question(['stir rye', 'pass']) }))
    expect(table.choices.verbs).toEqual([])
    expect(table.choices.targeted).toEqual(['stir rye'])
  })

  it('are kept while others move, and forgotten with the question', () => {
    const { table, socket } = seated()
    socket.say(update())
    table.choices.verb = 'carry'
    socket.say(update({ seq: 1, moves: 1, log: [entry(1, 1)] }))
    expect(table.choices.verb).toBe('carry')
    socket.say(update({ seq: 2, question: question(['stir rye', 'pass']) }))
    expect(table.choices.verb).toBeNull()
  })
})

describe('a move', () => {
  it('is sent once; meanwhile nothing else is answered and what is lit stays lit', async () => {
    const { table, socket } = seated()
    socket.say(update({ seq: 7 }))
    table.choices.verb = 'carry'
    table.play('carry north')
    table.play('carry south')
    await table.point({ kind: 'place', noun: 'south' }, 0, 0)
    expect(socket.sent).toHaveLength(1)
    expect(socket.sent[0]).toMatchObject({ do: 'play', move: 'carry north', seq: 7 })
    expect(table.myTurn).toBe(false)
    expect(table.isLit({ kind: 'place', noun: 'south' })).toBe(true)
    expect(table.choices.verb).toBe('carry')
    expect(table.sent?.move).toBe('carry north')
  })

  it('that the question does not list is not sent', () => {
    const { table, socket } = seated()
    socket.say(update())
    table.play('stir rye')
    expect(socket.sent).toEqual([])
  })

  it('is answered by the update in which this seat has moved', () => {
    const { table, socket } = seated()
    socket.say(update())
    table.play('pass')
    socket.say(update({ seq: 1, moves: 1, log: [entry(1, 0)], question: null }))
    expect(table.sent).toBeNull()
  })

  it('that gives something up is confirmed first, if that is wanted', () => {
    const { table, socket } = seated()
    table.game = { warning: () => 'All dough is lost.' } as unknown as Game
    socket.say(update())
    table.play('pass')
    expect(socket.sent).toEqual([])
    expect(table.attention.unconfirmed).toEqual({ move: 'pass', warning: 'All dough is lost.' })
    table.play('pass', { sure: true })
    expect(socket.sent).toHaveLength(1)
  })

  it('is called by what its target is called just now, if the game tells', () => {
    const { table } = seated()
    const source = 'move-carry = Carry: { $noun }\nmarket = North Market'
    const names = { ...NAMES, messages: { place: { '0': 'market', '1': 'market' } } }
    table.words.spoken = new Spoken(new Words('en', [source]), names)
    expect(table.label('carry north')).toBe('Carry: North Market')
    expect(table.targetName({ kind: 'place', noun: 'north' })).toBe('North Market')
    const targetName: Game['targetName'] = (_, { noun }) =>
      noun === 'north' ? 'the empty market' : null
    table.game = { ...table.game, targetName } as Game
    expect(table.label('carry north')).toBe('Carry: the empty market')
    expect(table.label('carry south')).toBe('Carry: North Market')
    expect(table.targetName({ kind: 'place', noun: 'north' })).toBe('the empty market')
  })

  it('of which the connection was cut is sent again with the same key', () => {
    vi.useFakeTimers()
    const { table, socket } = seated()
    socket.say(update({ seq: 3 }))
    socket.cut()
    table.play('pass')
    expect(socket.sent).toEqual([])
    expect(table.connection).toBe('lost')
    const key = table.sent?.key
    vi.advanceTimersByTime(300)
    const again = FakeSocket.last
    expect(again).not.toBe(socket)
    expect(again.url).toContain('since=3')
    again.open()
    again.say(update({ seq: 3 }))
    expect(again.sent).toEqual([{ do: 'play', move: 'pass', seq: 3, key }])
    vi.useRealTimers()
  })

  it('that got through before the cut is not sent again', () => {
    vi.useFakeTimers()
    const { table, socket } = seated()
    socket.say(update())
    table.play('pass')
    socket.cut()
    vi.advanceTimersByTime(300)
    FakeSocket.last.open()
    FakeSocket.last.say(update({ seq: 1, moves: 1, log: [entry(1, 0)], question: null }))
    expect(FakeSocket.last.sent).toEqual([])
    expect(table.sent).toBeNull()
    vi.useRealTimers()
  })

  it('that was stale is sent again if its question is still the same', () => {
    const { table, socket } = seated()
    socket.say(update())
    table.play('pass')
    socket.say(update({ seq: 1, moves: 1, log: [entry(1, 1)] }))
    expect(table.sent?.seq).toBe(0)
    socket.say(stale(1))
    socket.say(update({ seq: 1, moves: 1, log_from: 1 }))
    expect(socket.sent).toHaveLength(2)
    expect(socket.sent[1]).toEqual({ ...socket.sent[0], seq: 1 })
    expect(table.problem).toBeNull()
  })

  it('that was stale is dropped if the question is another one', () => {
    const { table, socket } = seated()
    socket.say(update())
    table.play('pass')
    socket.say(stale(1))
    socket.say(update({ seq: 1, moves: 1, question: question(['stir rye', 'pass']) }))
    expect(socket.sent).toHaveLength(1)
    expect(table.sent).toBeNull()
    expect(table.question?.moves).toEqual(['stir rye', 'pass'])
  })

  it('whose key was known already is not repeated for ever', () => {
    const { table, socket } = seated()
    socket.say(update())
    table.play('pass')
    socket.say(update())
    socket.say(update())
    expect(socket.sent).toHaveLength(1)
    expect(table.sent).toBeNull()
  })

  it('that was refused for another reason leaves the question open and says why', () => {
    const { table, socket } = seated()
    socket.say(update())
    table.play('pass')
    socket.say({ is: 'problem', title: 'no database', status: 503, detail: 'try again' })
    expect(table.sent).toBeNull()
    expect(table.problem?.title).toBe('no database')
    expect(table.question).not.toBeNull()
  })
})

describe('undo', () => {
  it('is sent once for a position', () => {
    const { table, socket } = seated()
    socket.say(update({ seq: 4 }))
    table.undo()
    table.undo()
    expect(socket.sent).toHaveLength(1)
    expect(socket.sent[0]).toMatchObject({ do: 'undo', seq: 4 })
  })

  it('ends a look at a position that is no more', () => {
    const { table, socket } = seated()
    socket.say(update({ seq: 3, moves: 3 }))
    table.past = { move: 3, view: {}, waiting_for: [], scores: [] }
    socket.say(update({ seq: 4, moves: 1, log_from: 1 }))
    expect(table.past).toBeNull()
  })
})

describe('a device with several seats', () => {
  it('draws the curtain when another of them is asked, and keeps nothing of the last', () => {
    const { table, socket } = seated()
    table.session.held = [0, 1]
    socket.say(update({ log: [entry(0, null, 'own_secret')] }))
    expect(table.session.curtain).toBeNull()
    socket.say(update({ seq: 1, moves: 1, question: null, waiting_for: [1], log: [entry(1, 0)] }))
    expect(table.session.curtain).toBe(1)
    expect(table.update).toBeNull()
    expect(table.view).toBeNull()
    expect(table.log).toEqual([])
    table.sit(1)
    expect(table.session.curtain).toBeNull()
    expect(FakeSocket.last.url).toContain('seat=1')
  })

  it('stays where it is while this seat is asked too', () => {
    const { table, socket } = seated()
    table.session.held = [0, 1]
    socket.say(update({ waiting_for: [0, 1] }))
    expect(table.session.curtain).toBeNull()
  })

  it('hears nothing of a seat that was left', () => {
    const { table, socket } = seated()
    socket.say(update())
    table.sit(1)
    socket.say(update({ seq: 9 }))
    expect(table.update).toBeNull()
  })
})

describe('opening', () => {
  const info: MatchInfo = {
    id: 'm',
    game: 'bakery',
    options: {},
    seats: [seatInfo(0, false), seatInfo(1, true)],
    spectators: false,
    imported: false,
    created: 0,
    seq: 0,
    moves: 0,
    over: false,
    seed_hash: '',
    seed: null,
    scores: [0, 0],
    winners: [],
  }

  function answer(held: number[], { is = info, first = null as Update | null } = {}) {
    const opening = { match: is, held, names: NAMES, printed: {}, update: first }
    vi.stubGlobal('fetch', async (path: string) => {
      if (path.includes('/text/')) return new Response('')
      if (path !== '/api/matches/m/opening') return Response.json([])
      return is.id === 'm'
        ? Response.json(opening)
        : Response.json({ status: 404 }, { status: 404 })
    })
  }

  it('a match that does not exist says so', async () => {
    answer([], { is: { ...info, id: 'another' } })
    const table = new Table('m')
    await table.open(null)
    expect(table.session.closed).toBe('missing')
  })

  it("somebody else's seat is refused", async () => {
    answer([1])
    const table = new Table('m')
    await table.open(0)
    expect(table.session.closed).toBe('foreign')
  })

  it('a private match is refused to onlookers', async () => {
    answer([])
    const table = new Table('m')
    await table.open(null)
    expect(table.session.closed).toBe('foreign')
  })

  it('the own seat that is asked comes first', async () => {
    answer([0, 1])
    const table = new Table('m')
    await table.open(null)
    expect(table.seat).toBe(1)
    expect(table.session.curtain).toBeNull()
  })

  it('a seat by its address waits behind the curtain while another is asked', async () => {
    answer([0, 1])
    const table = new Table('m')
    await table.open(0)
    expect(table.session.curtain).toBe(1)
    expect(table.update).toBeNull()
  })

  it('shows what came along before the channel is open, and asks only for news', async () => {
    answer([0], { first: update({ seq: 7 }) })
    const table = new Table('m')
    await table.open(0)
    expect(table.update?.seq).toBe(7)
    expect(table.connection).toBe('opening')
    expect(FakeSocket.last.url).toContain('since=7')
  })

  it('takes nothing that came along for another seat', async () => {
    answer([0], { first: update({ seat: -1 }) })
    const table = new Table('m')
    await table.open(0)
    expect(table.update).toBeNull()
  })

  it('a move that is made before the channel is open is sent when it is', async () => {
    answer([0], { first: update({ seq: 7 }) })
    const table = new Table('m')
    await table.open(0)
    table.game = { warning: () => null } as unknown as Game
    table.play('pass')
    expect(FakeSocket.last.sent).toEqual([])
    FakeSocket.last.open()
    FakeSocket.last.say(update({ seq: 7 }))
    expect(FakeSocket.last.sent).toMatchObject([{ do: 'play', move: 'pass', seq: 7 }])
  })
})
