/** The words of a game. */
import type { Table } from '../../table/table.svelte'
import type { Values } from '../../words'

export function say(table: Table, id: string, values: Values = {}): string {
  return table.spoken?.words.say(id, values) ?? ''
}

/** Names in messages have hyphens where the content has underscores. */
export function messageId(prefix: string, name: string): string {
  return `${prefix}-${name}`.replaceAll('_', '-')
}
