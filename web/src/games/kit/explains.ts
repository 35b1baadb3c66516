/** Pointing at a thing without choosing it: hover, focus or a long press explains it. */

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import { HOLD_MS, HOVER_MS, hasMoved } from '../../table/pointer'
import type { Table } from '../../table/table.svelte'
import { isSameTarget } from '../../table/target'
import type { Target } from '../game'

export function explains(table: Table, target: Target): Attachment<HTMLElement> {
  return element => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    /** The mouse has come here by itself; what a click closes stays closed until it comes again. */
    let met = false

    const explain = () => {
      const box = element.getBoundingClientRect()
      table.attention.explain(target, box.left + box.width / 2, box.top + 8)
    }
    const forget = () => {
      clearTimeout(timer)
      if (isSameTarget(table.attention.explained?.target ?? null, target))
        table.attention.explained = null
    }
    const move = (event: PointerEvent) => {
      if (met || event.pointerType !== 'mouse' || !hasMoved(event)) return
      met = true
      timer = setTimeout(explain, HOVER_MS)
    }
    const down = (event: PointerEvent) => {
      clearTimeout(timer)
      pressed = false
      if (event.pointerType === 'mouse') return
      timer = setTimeout(() => {
        pressed = true
        explain()
      }, HOLD_MS)
    }
    const leave = (event: PointerEvent) => {
      // A finger that lifts after a long press leaves the explanation to be read.
      if (event.pointerType === 'mouse') forget()
      else clearTimeout(timer)
      met = false
    }
    const up = () => clearTimeout(timer)
    const click = (event: MouseEvent) => {
      clearTimeout(timer)
      met = true
      if (pressed) {
        event.stopImmediatePropagation()
        event.preventDefault()
      } else table.attention.explained = null
      pressed = false
    }
    const focus = () => {
      if (element.matches(':focus-visible')) explain()
    }
    const menu = (event: Event) => {
      if (pressed) event.preventDefault()
    }

    // Svelte's `on`: an element that loses the focus because it goes may still change the table.
    const listening = [
      on(element, 'pointermove', move),
      on(element, 'pointerdown', down),
      on(element, 'pointerup', up),
      on(element, 'pointercancel', leave),
      on(element, 'pointerleave', leave),
      on(element, 'click', click, { capture: true }),
      on(element, 'focus', focus),
      on(element, 'blur', forget),
      on(element, 'contextmenu', menu),
    ]
    return () => {
      forget()
      for (const end of listening) end()
    }
  }
}
