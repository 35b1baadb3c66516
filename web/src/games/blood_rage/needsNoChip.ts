/** What lies before the player, large enough for a thumb: hand, pack and reserve. */
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'
import { viewOf } from './view'

export function needsNoChip(table: Table, { kind, noun }: Target): boolean {
  const view = viewOf(table)
  if (!view?.own) return false
  if (kind === 'card') return [...view.own.hand, ...view.own.pack].includes(noun)
  return kind === 'figure' && view.clans[view.seat]?.figures[noun] === 'reserve'
}
