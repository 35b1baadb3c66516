/** What the shell asks about moves, events and seats to tell them apart. */
import type { EventInfo } from '../../protocol'
import { split } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import { cardMessage, printedOf, say, viewOf } from './seen'

/** Where a figure stands, or which Upgrade lies on a slot. */
export function note(table: Table, move: string): string {
  const { verb, noun } = split(move)
  const clan = viewOf(table)?.clans[table.seat]
  const spoken = table.spoken
  if (!clan || !spoken) return ''
  const kind = table.kindOf(verb)
  if (kind === 'figure') {
    const place = clan.figures[noun]
    return place === undefined ? '' : spoken.nameOf('place', place)
  }
  if (kind === 'slot') {
    const card = clan.sheet[printedOf(table).slots.indexOf(noun)]
    return card ? say(table, cardMessage(table, card)) : ''
  }
  return ''
}

const HEADINGS = ['age_began', 'phase_began', 'age_ended', 'game_ended']

export function isHeading(event: EventInfo): boolean {
  return HEADINGS.includes(event.kind)
}

/** Colour and shape go with the clan, in the order of the box. */
export function tone(table: Table, seat: number): number {
  const clan = viewOf(table)?.clans[seat]?.clan ?? ''
  return printedOf(table).clans.indexOf(clan) + 1
}
