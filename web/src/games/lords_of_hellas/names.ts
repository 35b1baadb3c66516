/** Names of players. */
import type { Table } from '../../table/table.svelte'
import { say } from './terms'
import { viewOf } from './view'

/** The army of a seat. */
export function armyName(table: Table, seat: number): string {
  const army = viewOf(table)?.players[seat]?.army
  return army ? say(table, `army-${army}.short`) : ''
}

/** Nothing before a hero is chosen. */
export function heroName(table: Table, seat: number): string {
  const hero = viewOf(table)?.players[seat]?.hero
  return hero ? say(table, `hero-${hero}`) : ''
}
