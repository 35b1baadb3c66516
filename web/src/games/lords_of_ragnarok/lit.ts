/** What a line of the log is about: the things on the table that it lights up. */
import type { EventInfo } from '../../protocol'
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'
import { targetsOf } from '../kit/lit'

const COMMON = new Set([
  'card',
  'region',
  'sea',
  'realm',
  'god',
  'monster',
  'army',
  'artifact',
  'blessing',
  'attack',
  'action',
])
const OWN = new Set(['attribute', 'rune'])

export function lit(table: Table, event: EventInfo): Target[] {
  return targetsOf(table, event, COMMON, OWN)
}
