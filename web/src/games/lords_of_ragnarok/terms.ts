/** How things on the table are called: their messages, names and symbols. */
import type { Table } from '../../table/table.svelte'
import { messageId, say } from '../kit/say'
import type { LordsOfRagnarokView } from './types'
import { printedOf } from './view'

export { messageId, say } from '../kit/say'

/** The name of a player, as everybody at the table calls them. */
export function whose(table: Table, view: LordsOfRagnarokView, seat: number): string {
  if (seat === table.seat) return say(table, 'board-you')
  return (
    table.playerName(seat) || say(table, messageId('colour', view.players[seat]?.colour ?? 'red'))
  )
}

/** The name of a monster or of the boss, as a message. */
export function beastId(table: Table, beast: string): string {
  return printedOf(table).boss === beast ? `boss-${beast}` : `monster-${beast}`
}

/** The message that names a thing to point at. Seas carry their prefix in their own name, gods are
 * pointed at as their monuments (`wording.py`). */
export function nameId(table: Table, kind: string, noun: string): string {
  const dashed = noun.replaceAll('_', '-')
  switch (kind) {
    case 'sea':
      return dashed
    case 'monster':
      return beastId(table, noun)
    case 'god':
      return `monument-${dashed}`
    case 'attribute':
      return `stat-${dashed}`
    case 'card':
      return `combat-${dashed}`
    case 'event':
      return `event-card-${dashed}`
    case 'rune_action':
      return `rune-action-${dashed}`
    default:
      return `${kind}-${dashed}`
  }
}

/** Symbols of the special actions, in the sprite of pieces. */
export const ACTION_ICONS: Record<string, string> = {
  mobilize: 'march',
  reinforce: 'reward-army',
  usurp: 'attr-authority',
  monsters: 'rage',
  build_temple: 'temple',
  prepare: 'draw',
  build_monument: 'reward-realm',
}
