/** Names of players and of things in tight places. */
import type { Table } from '../../table/table.svelte'
import { say, viewOf } from './seen'

/** What fits: the short form of a name if it has one. */
export function shortName(table: Table, id: string): string {
  return table.spoken?.words.has(`${id}.short`) ? say(table, `${id}.short`) : say(table, id)
}

/** The person's name, or the colour of an empty seat. */
export function playerName(table: Table, seat: number): string {
  const colour = viewOf(table)?.players[seat]?.colour
  return table.nameOf(seat) || (colour ? say(table, `colour-${colour}.short`) : '')
}

/** The hero with the title, such as "Ragnar the Chieftain"; nothing before one is chosen. */
export function heroName(table: Table, seat: number): string {
  const hero = viewOf(table)?.players[seat]?.hero
  return hero ? `${say(table, `hero-${hero}`)} ${say(table, `title-${hero}`)}` : ''
}
