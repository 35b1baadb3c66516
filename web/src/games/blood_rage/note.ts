/** What tells a choice apart from others with the same words. */
import { split } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import { cardFigures, cardMessage, placeMessage, printedOf, say, viewOf } from './seen'

export function note(table: Table, move: string): string {
  const { verb, noun } = split(move)
  const clan = viewOf(table)?.clans[table.seat]
  switch (table.kindOf(verb)) {
    case 'card':
      return cardFigures(table, noun)
    case 'figure': {
      const place = clan?.figures[noun]
      return place === undefined ? '' : say(table, placeMessage(table, place))
    }
    case 'slot': {
      const card = clan?.sheet[printedOf(table).slots.indexOf(noun)]
      return card ? say(table, cardMessage(table, card)) : say(table, 'table-slot-open')
    }
    default:
      return ''
  }
}
