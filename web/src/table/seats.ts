/** How the seats of a match are told apart. */
import type { Table } from './table.svelte'

/** Which of the seat colours (1, 2, ...) a seat has. */
export function seatColour(table: Table, seat: number): number {
  return table.game?.seatColour?.(table, seat) ?? seat + 1
}

/** Who plays a seat, or what an empty one is called. */
export function seatName(table: Table, seat: number): string {
  return table.playerName(seat) || (table.game?.emptySeatName?.(table, seat) ?? '')
}
