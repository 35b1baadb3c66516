/** What the parts that both Lords games share ask of the game that shows them. */
import type { Component } from 'svelte'
import type { Table } from '../../table/table.svelte'
import type { Path } from './paths'

export interface Lords {
  Emblem: Component<{ table: Table; seat: number; size?: number }>
  /** Which of the seat colours a seat plays, counted from one. */
  colourOf(table: Table, seat: number): number
  /** The symbol of a seat's control marker. */
  markerOf(table: Table, seat: number): string
  /** The person's name, or that of an empty seat. */
  playerName(table: Table, seat: number): string
  /** Nothing before a hero is chosen. */
  heroName(table: Table, seat: number): string
  /** The ways to win, in the order of the rules. */
  paths(table: Table): Path[]
}
