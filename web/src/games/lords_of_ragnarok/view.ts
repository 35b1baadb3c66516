/** What lies on the table, in this game's own types. */
import type { Table } from '../../table/table.svelte'
import type { LordsOfRagnarokView, PrintedBoard, PrintedMatter } from './types'

export function viewOf(table: Table): LordsOfRagnarokView | null {
  return table.view as LordsOfRagnarokView | null
}

export function printedOf(table: Table): PrintedMatter {
  return table.printed as PrintedMatter
}

/** The side of the board that is played on: 16 regions for two players, else 21 (LOR-SETUP-01). */
export function boardOf(table: Table, view: LordsOfRagnarokView): PrintedBoard {
  const { boards } = printedOf(table)
  const board = boards.find(({ players }) => players.includes(view.players.length))
  if (!board) throw new Error(`no board for ${view.players.length} players`)
  return board
}

/** The colours of players, in the order of the seat tokens and of their shapes. */
const COLOURS = ['red', 'blue', 'yellow', 'green']
const SHAPES = ['shield', 'diamond', 'circle', 'square'] as const

/** Which of the seat tokens a seat has, counted from one. */
export function seatColour(table: Table, seat: number): number {
  const colour = viewOf(table)?.players[seat]?.colour ?? ''
  return COLOURS.indexOf(colour) + 1 || seat + 1
}

/** The shape of a seat's pieces, part of the names of their symbols: `army-shield-3`. */
export function shapeOf(table: Table, seat: number): string {
  return SHAPES[seatColour(table, seat) - 1] ?? SHAPES[0]
}

/** The symbol of a seat's control marker. */
export function markerOf(table: Table, seat: number): string {
  return `marker-${shapeOf(table, seat)}`
}

/** Armies of a seat in the numbering of the vocabulary (LOR-COMP-04). */
const ARMIES = 6

/** The number of an army in the view, from its noun. */
export function armyNumber(noun: string): number {
  const [seat = 1, nth = 1] = noun.split('-').map(Number)
  return (seat - 1) * ARMIES + nth - 1
}

/** The noun of an army in moves: its seat and its number among the seat's, from one. */
export function armyNoun(army: number): string {
  return `${Math.floor(army / ARMIES) + 1}-${(army % ARMIES) + 1}`
}
