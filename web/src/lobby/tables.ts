/** The tables of this device: one line for each match, those that wait for it first. */
import type { MatchInfo, MyMatch } from '../protocol'

export interface MyTable {
  match: MatchInfo
  /** The seats that this device holds there. */
  mine: number[]
  /** The seat to sit down on. */
  seat: number
  myTurn: boolean
  /** Why it cannot be opened, in the service's words; empty if it can. */
  problem: string
}

export function tablesOf(matches: MyMatch[]): MyTable[] {
  const tables = new Map<string, MyTable>()
  for (const { match, seat, my_turn, problem } of matches) {
    const known = tables.get(match.id)
    if (!known) tables.set(match.id, { match, mine: [seat], seat, myTurn: my_turn, problem })
    else {
      known.mine.push(seat)
      if (my_turn && !known.myTurn) {
        known.seat = seat
        known.myTurn = true
      }
    }
  }
  return [...tables.values()].sort((a, b) => rank(a) - rank(b) || b.match.created - a.match.created)
}

function rank(table: MyTable): number {
  if (table.problem) return 3
  if (table.match.over) return 2
  return table.myTurn ? 0 : 1
}

export type State =
  | { is: 'broken' }
  | { is: 'won-by-me'; shared: boolean }
  | { is: 'won'; names: string[] }
  | { is: 'my-turn'; name: string; several: boolean }
  | { is: 'open'; seats: number }
  | { is: 'waiting'; names: string[] }

/** What there is to say about a table. */
export function stateOf({ match, mine, seat, myTurn, problem }: MyTable): State {
  if (problem) return { is: 'broken' }
  const names = (seats: number[]) => seats.map(n => match.seats[n]?.name ?? '')
  if (match.over) {
    // Somebody who holds all seats has not won against anybody.
    const all = mine.length === match.seats.length
    return !all && match.winners.some(winner => mine.includes(winner))
      ? { is: 'won-by-me', shared: match.winners.length > 1 }
      : { is: 'won', names: names(match.winners) }
  }
  if (myTurn) return { is: 'my-turn', name: names([seat])[0] ?? '', several: mine.length > 1 }
  const awaited = match.seats.filter(it => it.waiting)
  const open = awaited.filter(it => it.kind === 'open')
  if (open.length > 0) return { is: 'open', seats: open.length }
  return { is: 'waiting', names: awaited.map(it => it.name) }
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

/** "5 minutes ago" in a language, nothing for less than a minute; times are in seconds. */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - then)
  for (const [unit, length] of STEPS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit)
  }
  return ''
}
