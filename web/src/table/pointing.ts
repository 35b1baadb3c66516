/** Buttons of moves point at the board. */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { Table } from './table.svelte'

/** While a button is under the pointer or in focus, what its move is about stands out. */
export function pointsAt(table: Table, move: string): Attachment<HTMLElement> {
  return button => {
    let shown = false
    const show = () => {
      const target = table.targetOf(move)
      table.attention.highlighted = target ? [target] : []
      shown = true
    }
    const hide = () => {
      table.attention.highlighted = []
      shown = false
    }
    on(button, 'mouseenter', show)
    on(button, 'focus', show)
    on(button, 'mouseleave', hide)
    on(button, 'blur', hide)
    return () => {
      // A button that goes under the pointer leaves nothing behind on the board.
      if (shown) hide()
    }
  }
}
