/** What the others have just done, in the words of the log. */
import type { LogEntry } from '../protocol'
import type { Table } from './table.svelte'

export interface Deed {
  seat: number
  move: number
  text: string
}

/** Of everybody else who has moved since the own seat did, the last move that tells something;
 * the newest last. While the own seat moves, what led to its turn stays. */
export function latest(table: Table): Deed[] {
  const deeds: Deed[] = []
  let theirs = false
  for (const entry of table.log.filter(({ move }) => move <= table.at).reverse()) {
    if (entry.seat === null) continue
    if (entry.seat === table.seat) {
      if (theirs) break
      continue
    }
    theirs = true
    if (deeds.some(({ seat }) => seat === entry.seat)) continue
    const text = eventText(table, entry)
    if (text !== '') deeds.unshift({ seat: entry.seat, move: entry.move, text })
  }
  return deeds
}

/** Without the headings of the log, and without what only the reader may know. */
export function eventText(table: Table, { events }: LogEntry): string {
  return events
    .filter(event => !table.game?.isHeading?.(event) && !event.kind.startsWith('own_'))
    .map(event => table.spoken?.sentence(event) ?? '')
    .join(' ')
}
