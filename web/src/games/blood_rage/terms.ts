/** How things on the table are called: their messages, names and symbols. */
import type { Table } from '../../table/table.svelte'
import { messageId, say } from '../kit/say'
import { cardOf, kindOf, printedOf } from './view'

export { messageId, say } from '../kit/say'

export function cardMessage(table: Table, face: string): string {
  return messageId('card', cardOf(table, face).id)
}

/** The printed numbers in words, as a terminal says them. */
export function cardFigures(table: Table, face: string): string {
  const card = cardOf(table, face)
  if (card.type === 'battle') return `+${card.bonus ?? 'X'}`
  if (card.type === 'quest') return say(table, 'ui-card-glory', { n: card.glory })
  return say(table, 'ui-cost', { n: card.cost })
}

export function figureMessage(figure: string): string {
  const kind = kindOf(figure)
  return kind === 'monster' ? messageId('monster', figure) : `figure-${kind}`
}

export function placeMessage(table: Table, place: string): string {
  if (place === 'reserve' || place === 'valhalla') return `term-${place}`
  return messageId(place in printedOf(table).provinces ? 'province' : 'fjord', place)
}
