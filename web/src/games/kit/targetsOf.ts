/** What a line of the log is about: the things on the table that it lights up. */
import type { EventInfo } from '../../protocol'
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'
import { seatNoun } from './seat/seats'

/** `common` are the kinds of things of which there is one for all, `own` those that every seat has. */
export function targetsOfKinds(
  table: Table,
  event: EventInfo,
  common: ReadonlySet<string>,
  own: ReadonlySet<string>,
): Target[] {
  const spoken = table.spoken
  if (!spoken) return []
  const declared = spoken.names.events[event.kind] ?? []
  const mover = declared[0]?.[1] === 'seat' ? event.values[0] : undefined
  const found: Target[] = []
  declared.forEach(([, kind = ''], position) => {
    const single = kind.replace('*', '')
    const last = kind.endsWith('*') ? event.values.length : position + 1
    for (const value of event.values.slice(position, last)) {
      if (single === 'seat') found.push({ kind: single, noun: seatNoun(value) })
      const noun = spoken.nounOf(single, value)
      if (noun === '') continue
      if (common.has(single)) found.push({ kind: single, noun })
      else if (own.has(single) && mover !== undefined) {
        found.push({ kind: single, noun, seat: mover })
      }
    }
  })
  return found
}
