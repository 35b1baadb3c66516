/** What lies on the table, in this game's own types. */
import type { Table } from '../../table/table.svelte'
import type { BloodRageView, ClanView, PrintedCard, PrintedMatter } from './types'

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

/** The kind of a figure by its noun: `warrior-3` is a warrior, `troll` a monster. */
export function kindOf(figure: string): 'leader' | 'warrior' | 'ship' | 'monster' {
  if (figure === 'leader' || figure === 'ship') return figure
  return figure.startsWith('warrior') ? 'warrior' : 'monster'
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
