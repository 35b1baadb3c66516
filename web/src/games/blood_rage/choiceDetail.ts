/** What tells a choice apart from others with the same words. */
import { split } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import { cardFigures, cardMessage, placeMessage, say } from './terms'
import { printedOf, viewOf } from './view'

export function choiceDetail(table: Table, move: string): string {
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
      const { slots } = printedOf(table)
      const card = clan?.sheet[slots.indexOf(noun)]
      const holds = say(table, card ? cardMessage(table, card) : 'table-slot-free')
      const alike = slots.filter(slot => kindOfSlot(slot) === kindOfSlot(noun))
      if (alike.length < 2) return holds
      return say(table, 'table-slot-nth', {
        n: alike.indexOf(noun) + 1,
        of: alike.length,
        card: holds,
      })
    }
    default:
      return ''
  }
}

/** `clan-2` is a slot for a Clan Upgrade. */
function kindOfSlot(slot: string): string {
  return slot.replace(/-\d+$/, '')
}
