/** What a line of the log is about: the things on the table that it lights up. */
import type { EventInfo } from '../../protocol'
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'
import { targetsOfKinds } from '../kit/targetsOf'

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

export function targetsOf(table: Table, event: EventInfo): Target[] {
  return targetsOfKinds(table, event, COMMON, OWN)
}
