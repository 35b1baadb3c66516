/** What every button that makes a move has; what the move is about lights up while it is pointed
 * at. */
import { createAttachmentKey } from 'svelte/attachments'
import type { HTMLButtonAttributes } from 'svelte/elements'
import { pointsAt } from './pointing'
import type { Table } from './table.svelte'

export function moveButton(table: Table, move: string): HTMLButtonAttributes {
  return {
    type: 'button',
    'data-move': move,
    onclick: () => table.play(move),
    [createAttachmentKey()]: pointsAt(table, move),
  }
}
