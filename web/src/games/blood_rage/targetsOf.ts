/** What a line of the log is about: the things on the table that it lights up. */
import type { EventInfo } from '../../protocol'
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'

const POINTED = new Set(['card', 'place', 'figure', 'slot', 'stat', 'seat'])

export function targetsOf(table: Table, event: EventInfo): Target[] {
  const spoken = table.spoken
  if (!spoken) return []
  const declared = spoken.names.events[event.kind] ?? []
  const mover = declared[0]?.[1] === 'seat' ? event.values[0] : undefined
  const found: Target[] = []
  declared.forEach(([, kind = ''], position) => {
    const single = kind.replace('*', '')
    if (!POINTED.has(single)) return
    const last = kind.endsWith('*') ? event.values.length : position + 1
    for (const value of event.values.slice(position, last)) {
      const target = targetOf(table, single, value, mover)
      if (target) found.push(target)
    }
  })
  return found
}

function targetOf(table: Table, kind: string, value: number, mover?: number): Target | null {
  if (kind === 'seat') return { kind, noun: String(value), seat: value }
  const noun = table.spoken?.nounOf(kind, value) ?? ''
  if (noun === '') return null // the reserve and Valhalla are no places to point at
  return kind === 'card' || kind === 'place' || mover === undefined
    ? { kind, noun }
    : { kind, noun, seat: mover }
}
