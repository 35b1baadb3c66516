/** What lies before the player, large enough for a thumb: hand, hero board and the scenes. */
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'
import { viewOf } from './view'

const IN_SCENES = [
  'hero',
  'origin',
  'attack',
  'space',
  'blessing',
  'artifact',
  'event',
  'rune',
  'rune_action',
  'bonus',
  'attribute',
]

export function needsNoChip(table: Table, { kind, noun }: Target): boolean {
  const own = viewOf(table)?.own
  if (!own) return false
  return kind === 'card' ? own.hand.includes(noun) : IN_SCENES.includes(kind)
}
