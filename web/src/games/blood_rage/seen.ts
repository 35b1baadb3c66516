/** What lies on the table, in this game's own types and words. */
import type { Table } from '../../table/table.svelte'
import { messageId, say } from '../kit/say'
import type { BloodRageView, ClanView, PrintedCard, PrintedMatter } from './types'

export { messageId, say }

export function viewOf(table: Table): BloodRageView | null {
  return table.view as BloodRageView | null
}

export function printedOf(table: Table): PrintedMatter {
  return table.printed as PrintedMatter
}

export function cardOf(table: Table, face: string): PrintedCard {
  const card = printedOf(table).cards[face]
  if (!card) throw new Error(`no card ${face} is printed`)
  return card
}

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

/** The kind of a figure by its noun: `warrior-3` is a warrior, `troll` a monster. */
export function kindOf(figure: string): 'leader' | 'warrior' | 'ship' | 'monster' {
  if (figure === 'leader' || figure === 'ship') return figure
  return figure.startsWith('warrior') ? 'warrior' : 'monster'
}

export function figureMessage(figure: string): string {
  const kind = kindOf(figure)
  return kind === 'monster' ? messageId('monster', figure) : `figure-${kind}`
}

export function placeMessage(table: Table, place: string): string {
  if (place === 'reserve' || place === 'valhalla') return `term-${place}`
  return messageId(place in printedOf(table).provinces ? 'province' : 'fjord', place)
}

export function figuresAt(clan: ClanView, place: string): string[] {
  return Object.keys(clan.figures).filter(figure => clan.figures[figure] === place)
}

const OFF_BOARD = ['reserve', 'valhalla', 'out of play']

/** What counts against the Horns (BR-CLAN-04): figures in provinces and fjords. */
export function figuresOnBoard(clan: ClanView): number {
  return Object.values(clan.figures).filter(place => !OFF_BOARD.includes(place)).length
}

export function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

/** Seats in the order in which panels stand: clockwise after the own one, which comes last. */
export function seatsInOrder(view: BloodRageView): number[] {
  const seats = view.clans.map((_, seat) => seat)
  return view.seat < 0 ? seats : [...seats.slice(view.seat + 1), ...seats.slice(0, view.seat + 1)]
}

/** The value that a stat's track shows in a column, counted from one. */
export function trackValue(printed: PrintedMatter, stat: string, column: number): number {
  return printed.tracks[stat]?.[column - 1] ?? 0
}

export const STATS = ['rage', 'axes', 'horns'] as const
