/** Wheel, drag and pinch move the viewport; so do + - 0, wherever the focus is at the table. */
import type { Viewport } from './viewport.svelte'

/** Shorter ways are a click with an unsteady hand. */
const STEADY = 7
/** Marks a click that was the end of a drag. */
export const DRAGGED = 'dragged'

export function gestures(viewport: Viewport): (node: HTMLElement) => () => void {
  return node => {
    const fingers = new Map<number, { x: number; y: number }>()
    let way = 0
    const local = (x: number, y: number) => {
      const box = node.getBoundingClientRect()
      return { x: x - box.left, y: y - box.top }
    }
    const spread = () => {
      const [a, b] = [...fingers.values()]
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
    }
    const middle = () => {
      const all = [...fingers.values()]
      return {
        x: all.reduce((sum, finger) => sum + finger.x, 0) / all.length,
        y: all.reduce((sum, finger) => sum + finger.y, 0) / all.length,
      }
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault()
      const at = local(event.clientX, event.clientY)
      viewport.zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), at.x, at.y)
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      if (fingers.size === 0) {
        way = 0
        delete node.dataset[DRAGGED]
      }
      fingers.set(event.pointerId, local(event.clientX, event.clientY))
    }
    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const wide = spread()
      const centre = middle()
      const now = local(event.clientX, event.clientY)
      way += Math.hypot(now.x - before.x, now.y - before.y)
      fingers.set(event.pointerId, now)
      if (fingers.size === 1 && viewport.scale === 1) return
      if (way < STEADY) return
      if (!viewport.held) node.setPointerCapture(event.pointerId)
      viewport.held = true
      node.dataset[DRAGGED] = ''
      const moved = middle()
      viewport.pan(moved.x - centre.x, moved.y - centre.y)
      if (wide > 0) viewport.zoomBy(spread() / wide, moved.x, moved.y)
    }
    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId)
      if (fingers.size === 0) viewport.held = false
    }
    function key(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as Element).closest?.('input, textarea, select, dialog')) return
      if (event.key === '+' || event.key === '=') viewport.zoomBy(1.4)
      else if (event.key === '-') viewport.zoomBy(1 / 1.4)
      else if (event.key === '0') viewport.whole()
    }

    node.addEventListener('wheel', wheel, { passive: false })
    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointercancel', up)
    window.addEventListener('keydown', key)
    return () => {
      node.removeEventListener('wheel', wheel)
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
      window.removeEventListener('keydown', key)
    }
  }
}
