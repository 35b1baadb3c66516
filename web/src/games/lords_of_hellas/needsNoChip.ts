/** What lies before the player, large enough for a thumb: hand, boons and the scenes. */
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'
import { viewOf } from './view'

const IN_SCENES = ['hero', 'slot', 'attack', 'reward', 'number', 'artifact', 'blessing', 'kept']

export function needsNoChip(table: Table, { kind, noun }: Target): boolean {
  const own = viewOf(table)?.own
  if (!own) return false
  if (kind === 'card') return [...own.hand, ...own.cards].includes(noun)
  return IN_SCENES.includes(kind)
}
