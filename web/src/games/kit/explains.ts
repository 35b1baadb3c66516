/** Pointing at a thing without choosing it: hover, focus or a long press explains it. */

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'

const HOVER = 350
const PRESS = 450

export function explains(table: Table, target: Target): Attachment<HTMLElement> {
  return element => {
    let timer = 0
    let pressed = false

    const explain = () => {
      const box = element.getBoundingClientRect()
      table.explained = { target, x: box.left + box.width / 2, y: box.top + 8 }
    }
    const forget = () => {
      clearTimeout(timer)
      const shown = table.explained?.target
      if (shown?.kind === target.kind && shown.noun === target.noun) table.explained = null
    }
    const enter = (event: PointerEvent) => {
      clearTimeout(timer)
      if (event.pointerType === 'mouse') timer = window.setTimeout(explain, HOVER)
    }
    const down = (event: PointerEvent) => {
      clearTimeout(timer)
      pressed = false
      if (event.pointerType === 'mouse') return
      timer = window.setTimeout(() => {
        pressed = true
        explain()
      }, PRESS)
    }
    const leave = (event: PointerEvent) => {
      // A finger that lifts after a long press leaves the explanation to be read.
      if (event.pointerType === 'mouse') forget()
      else clearTimeout(timer)
    }
    const click = (event: MouseEvent) => {
      clearTimeout(timer)
      if (pressed) {
        event.stopImmediatePropagation()
        event.preventDefault()
      } else table.explained = null
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
      on(element, 'pointerenter', enter),
      on(element, 'pointerdown', down),
      on(element, 'pointerup', leave),
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
