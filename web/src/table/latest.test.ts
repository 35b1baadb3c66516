import { describe, expect, it, vi } from 'vitest'
import type { Game } from '../games/game'
import type { LogEntry, MatchNames, Position, Update } from '../protocol'
import { Words } from '../words'
import { latest } from './latest'
import { Spoken } from './spoken'
import { Table } from './table.svelte'

vi.mock('../games/game', () => ({ loadGame: async () => ({}) }))

/** An invented game: bakers bake, and something is written over each day. */
const TEXT = `
baker-0 = Anna
baker-1 = Bo
baker-2 = Cy
event-baked = { $seat } bakes.
event-sold = { $seat } sells.
event-own-recipe = The recipe of { $seat }: rye.
event-day = Another day.
`
const NAMES: MatchNames = {
  languages: ['en'],
  verbs: {},
  events: {
    baked: [['seat', 'seat']],
    sold: [['seat', 'seat']],
    own_recipe: [['seat', 'seat']],
    day: [],
  },
  messages: { seat: { '0': 'baker-0', '1': 'baker-1', '2': 'baker-2' } },
}

/** Each move as its seat and the kinds of what happened; Anna sits here. */
function told(...log: [seat: number | null, ...kinds: string[]][]): Table {
  const table = new Table('m')
  table.session.seat = 0
  table.words.spoken = new Spoken(new Words('en', [TEXT]), NAMES)
  table.game = { isHeading: ({ kind }: { kind: string }) => kind === 'day' } as unknown as Game
  table.log = log.map(
    ([seat, ...kinds], move): LogEntry => ({
      move,
      seat,
      events: kinds.map(kind => ({ kind, values: [seat ?? 0] })),
    }),
  )
  table.update = { moves: log.length } as Update
  return table
}

const texts = (table: Table) => latest(table).map(({ text }) => text)

describe('what the others have just done', () => {
  it('is the last thing that each of them did since the own move, the newest last', () => {
    const table = told([1, 'sold'], [0, 'baked'], [2, 'baked'], [1, 'baked'], [1, 'sold'])
    expect(latest(table)).toEqual([
      { seat: 2, move: 2, text: 'Cy bakes.' },
      { seat: 1, move: 4, text: 'Bo sells.' },
    ])
  })

  it('stays while the own seat moves, until they do something else', () => {
    expect(texts(told([1, 'baked'], [0, 'baked'], [0, 'sold']))).toEqual(['Bo bakes.'])
    expect(texts(told([1, 'baked'], [0, 'baked'], [2, 'sold']))).toEqual(['Cy sells.'])
  })

  it('is all that a move told, but no heading and no secret', () => {
    expect(texts(told([1, 'baked', 'own_recipe', 'sold', 'day']))).toEqual(['Bo bakes. Bo sells.'])
  })

  it('does not count a move that told nothing', () => {
    expect(texts(told([1, 'baked'], [1], [1, 'day']))).toEqual(['Bo bakes.'])
  })

  it('is nothing before anybody has moved', () => {
    expect(texts(told([null, 'baked'], [0, 'baked']))).toEqual([])
  })

  it('is, looking back, what they had done by then', () => {
    const table = told([1, 'baked'], [2, 'sold'])
    table.past = { move: 0 } as Position
    expect(texts(table)).toEqual(['Bo bakes.'])
  })
})
