/** Names of players. */
import type { Table } from '../../table/table.svelte'
import { say } from './terms'
import { viewOf } from './view'

/** The colour of a seat. */
export function colourName(table: Table, seat: number): string {
  const colour = viewOf(table)?.players[seat]?.colour
  return colour ? say(table, `colour-${colour}.short`) : ''
}

/** The hero with the title, such as "Ragnar the Chieftain"; nothing before one is chosen. */
export function heroName(table: Table, seat: number): string {
  const hero = viewOf(table)?.players[seat]?.hero
  return hero ? `${say(table, `hero-${hero}`)} ${say(table, `title-${hero}`)}` : ''
}
