import type { Table } from '../../table/table.svelte'
import type { NineStonesView } from './types'

export function viewOf(table: Table): NineStonesView | null {
  return table.view as NineStonesView | null
}
