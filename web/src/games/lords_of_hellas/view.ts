/** What lies on the table, in this game's own types. */
import type { Table } from '../../table/table.svelte'
import type { LordsOfHellasView, PlayerView, PrintedMatter } from './types'

export function viewOf(table: Table): LordsOfHellasView | null {
  return table.view as LordsOfHellasView | null
}

export function printedOf(table: Table): PrintedMatter {
  return table.printed as PrintedMatter
}

/** Which of the four armies a seat plays, counted from one: its colour and the shape of its bases. */
export function seatColour(table: Table, seat: number): number {
  const army = viewOf(table)?.players[seat]?.army ?? ''
  return printedOf(table).armies.indexOf(army) + 1 || seat + 1
}

/** The symbol of a seat's control marker. */
export function markerOf(table: Table, seat: number): string {
  return `control-${seatColour(table, seat)}`
}

/** An injured attribute counts as 1 (LOH-INJ-01). */
export function attributeValue(player: PlayerView, attribute: string): number {
  return player.injured.includes(attribute) ? 1 : (player.levels[attribute] ?? 0)
}
