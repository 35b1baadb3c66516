/**
 * A press counts only if whoever pressed could see what it answers. When a question changes, other
 * things lie under a pointer that has not moved: the second click of a double click, or one that
 * was meant for what lay there before, would choose among them. Keys are never held back, nor is a
 * pointer that goes to what it presses.
 */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { Question } from '../protocol'
import { isSameQuestion } from './question'
import type { Table } from './table.svelte'

/** Milliseconds in which nobody has read a new question. */
export const UNREAD = 400
/** Pixels that a resting hand may move. */
export const STILL = 8
/** Where questions are answered; the bars around the table are always the same. */
const ANSWERS = '.board, .deciding, .hand, .players'

export interface Press {
  x: number
  y: number
  time: number
}

/** The question changed under the pointer and cannot have been read. */
export function isBlind(table: Table, press: Press): boolean {
  const { x, y, time } = table.asked
  return press.time - time < UNREAD && Math.hypot(press.x - x, press.y - y) < STILL
}

export function deliberate(table: Table): Attachment<HTMLElement> {
  return room => {
    let blind = false
    let seen: Question | null = null
    const down = ({ clientX, clientY, timeStamp }: PointerEvent) => {
      blind = isBlind(table, { x: clientX, y: clientY, time: timeStamp })
      seen = table.question
    }
    const click = (event: MouseEvent) => {
      const byKey = event.detail === 0
      if (byKey || !(blind || !isSameQuestion(seen, table.question))) return
      if (!(event.target as Element).closest(ANSWERS)) return
      event.stopPropagation()
      event.preventDefault()
    }
    const listening = [
      on(room, 'pointerdown', down, { capture: true }),
      on(room, 'click', click, { capture: true }),
    ]
    return () => {
      for (const end of listening) end()
    }
  }
}
