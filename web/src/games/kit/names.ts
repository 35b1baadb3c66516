/** Names in tight places. */
import type { Table } from '../../table/table.svelte'
import { say } from './say'

/** What fits: the short form of a name if it has one. */
export function shortName(table: Table, id: string): string {
  return table.spoken?.words.has(`${id}.short`) ? say(table, `${id}.short`) : say(table, id)
}
