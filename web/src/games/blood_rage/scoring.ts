/** Where everybody's Glory came from, read from the log. */
import type { LogEntry } from '../../protocol'
import type { Spoken } from '../../table/spoken'

export const COLUMNS = ['battle', 'token', 'quest', 'ragnarok', 'cards', 'legendary'] as const
export type Column = (typeof COLUMNS)[number]
export type Sums = Record<Column, number>

const none = (): Sums => ({ battle: 0, token: 0, quest: 0, ragnarok: 0, cards: 0, legendary: 0 })

/** By seat. Glory that a card stole counts for the thief and against the victim. */
export function sums(spoken: Spoken, log: LogEntry[], seats: number): Sums[] {
  const found = Array.from({ length: seats }, none)
  const add = (seat: number | undefined, column: Column, glory: number) => {
    const row = found[seat ?? -1]
    if (row) row[column] += glory
  }
  for (const { events } of log) {
    for (const { kind, values } of events) {
      if (kind === 'glory_gained') {
        const [seat, glory = 0, reason = 0] = values
        add(seat, columnOf(spoken, reason), glory)
      } else if (kind === 'glory_stolen') {
        const [seat, victim, glory = 0] = values
        add(seat, 'cards', glory)
        add(victim, 'cards', -glory)
      }
    }
  }
  return found
}

/** A reason is a cause of its own (`reason-battle`) or the card that gave the Glory. */
function columnOf(spoken: Spoken, reason: number): Column {
  const message = spoken.messageOf('reason', reason)
  return COLUMNS.find(column => message === `reason-${column}`) ?? 'cards'
}
