import { describe, expect, it } from 'vitest'
import type { MatchInfo, MyMatch, SeatInfo } from '../protocol'
import { ago, stateOf, tablesOf } from './tables'

const seat = (number: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'person',
  name,
  bot: null,
  present: true,
  waiting: false,
  ...more,
})

const match = (id: string, more: Partial<MatchInfo> = {}): MatchInfo => ({
  id,
  game: 'stones',
  options: {},
  seats: [seat(0, 'Ada'), seat(1, 'Bo', { waiting: true })],
  spectators: true,
  imported: false,
  created: 100,
  seq: 0,
  moves: 0,
  over: false,
  seed_hash: '',
  seed: null,
  scores: [0, 0],
  winners: [],
  ...more,
})

const mine = (match: MatchInfo, seat = 0, my_turn = false, problem = ''): MyMatch => ({
  match,
  seat,
  my_turn,
  problem,
})
const only = (...matches: MyMatch[]) => {
  const [table] = tablesOf(matches)
  if (!table) throw new Error('there is no table')
  return table
}

describe('tablesOf', () => {
  it('puts those that wait for me first, those that are over last, younger before older', () => {
    const tables = tablesOf([
      mine(match('over', { over: true, created: 900 })),
      mine(match('old')),
      mine(match('young', { created: 200 })),
      mine(match('turn', { created: 50 }), 0, true),
    ])
    expect(tables.map(table => table.match.id)).toEqual(['turn', 'young', 'old', 'over'])
  })

  it('puts those that cannot be opened last', () => {
    const broken = match('broken', { created: 999, scores: [] })
    const tables = tablesOf([
      mine(broken, 0, false, 'its saved state cannot be read'),
      mine(match('over', { over: true })),
    ])
    expect(tables.map(table => table.match.id)).toEqual(['over', 'broken'])
    expect(tables.map(stateOf).map(state => state.is)).toEqual(['won', 'broken'])
  })

  it('makes one table of several seats, to sit down where it waits', () => {
    const table = only(mine(match('hot'), 0), mine(match('hot'), 1, true))
    expect(table).toMatchObject({ mine: [0, 1], seat: 1, myTurn: true })
  })
})

describe('stateOf', () => {
  it('says whose turn it is', () => {
    expect(stateOf(only(mine(match('x'))))).toEqual({ is: 'waiting', names: ['Bo'] })
    expect(stateOf(only(mine(match('x'), 0, true)))).toEqual({
      is: 'my-turn',
      name: 'Ada',
      several: false,
    })
  })

  it('names the seat whose turn it is if I hold several', () => {
    const table = only(mine(match('x'), 0), mine(match('x'), 1, true))
    expect(stateOf(table)).toEqual({ is: 'my-turn', name: 'Bo', several: true })
  })

  it('counts the open seats that everybody waits for', () => {
    const seats = [seat(0, 'Ada'), seat(1, 'Player 2', { kind: 'open', waiting: true })]
    expect(stateOf(only(mine(match('x', { seats }))))).toEqual({ is: 'open', seats: 1 })
  })

  it('says who won', () => {
    const over = (winners: number[]) => match('x', { over: true, winners })
    expect(stateOf(only(mine(over([1]))))).toEqual({ is: 'won', names: ['Bo'] })
    expect(stateOf(only(mine(over([0]))))).toEqual({ is: 'won-by-me', shared: false })
    expect(stateOf(only(mine(over([0, 1]))))).toEqual({ is: 'won-by-me', shared: true })
  })

  it('names the winner if all seats are mine, as after an import', () => {
    const over = match('x', { over: true, winners: [1] })
    expect(stateOf(only(mine(over, 0), mine(over, 1)))).toEqual({ is: 'won', names: ['Bo'] })
  })
})

describe('ago', () => {
  it('speaks of the largest whole unit', () => {
    expect(ago(1000, 1000 + 61, 'en')).toBe('1 minute ago')
    expect(ago(1000, 1000 + 7300, 'en')).toBe('2 hours ago')
    expect(ago(1000, 1000 + 90000, 'de')).toBe('gestern')
    expect(ago(0, 86400 * 5, 'cs')).toBe('před 5 dny')
  })

  it('is silent about less than a minute, and about clocks that differ', () => {
    expect(ago(1000, 1059, 'en')).toBe('')
    expect(ago(1000, 900, 'en')).toBe('')
  })
})
