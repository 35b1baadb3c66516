/**
 * Whether the pointer moved, or something slid under it. Browsers tell a resting pointer that it
 * has entered whatever comes to lie under it; nothing may open or be chosen by that.
 */

/** The last move of a pointer, and where it led. */
let last: Event | null = null
let x = Number.NaN
let y = Number.NaN

function watch(event: PointerEvent): void {
  if (event.clientX === x && event.clientY === y) return
  last = event
  x = event.clientX
  y = event.clientY
}

addEventListener('pointermove', watch, { capture: true })
addEventListener('pointerdown', watch, { capture: true })

/** For a listener of `pointermove`: the pointer came from somewhere else. */
export function hasMoved(event: PointerEvent): boolean {
  return event === last
}

/** Where the pointer was seen last; a finger, where it last touched. */
export function pointerAt(): { x: number; y: number } {
  return { x, y }
}

/** So long a pointer rests before it is told what lies there, and a finger before it lets go. */
export const HOVER_MS = 350
export const HOLD_MS = 500
