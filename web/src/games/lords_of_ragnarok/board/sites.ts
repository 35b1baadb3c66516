/** What lies in a region for good: settlement, shrine or temple, forge, monument, Yggdrasil. */
import type { Table } from '../../../table/table.svelte'
import { say } from '../terms'
import type { LordsOfRagnarokView } from '../types'
import { boardOf } from '../view'

export function sitesOf(table: Table, view: LordsOfRagnarokView, region: string): string[] {
  const print = boardOf(table, view).regions[region]
  if (!print) return []
  const temple = view.regions[region]?.temple ?? false
  return [
    ...print.features.map(feature =>
      say(table, feature === 'shrine' && temple ? 'term-temple' : `term-${feature}`),
    ),
    ...(print.monument === null ? [] : [say(table, `monument-${print.monument}`)]),
    ...(print.at_yggdrasil ? [say(table, 'board-at-yggdrasil')] : []),
  ]
}
