/** The monster whose wound slots a question is about: the hunted one, or one that an effect hurts. */
import type { Table } from '../../table/table.svelte'
import type { SlotView } from './types'
import { viewOf } from './view'

export interface Wounded {
  monster: string
  slots: SlotView[]
}

export function slotsAsked(table: Table): Wounded | null {
  const view = viewOf(table)
  const monster = view?.wounding ?? view?.hunt?.monster ?? null
  const slots = monster === null ? undefined : view?.monsters[monster]?.slots
  return monster !== null && slots ? { monster, slots } : null
}
