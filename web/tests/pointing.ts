/** Runs inside the page: where a pointer hits what is lit. It must not refer to anything outside. */
import type { Lit } from './player'

export function pointsOfLit(): Lit[] {
  const STEPS = 12
  const hits = (element: Element, x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest('[data-target]') === element

  function pointOf(element: Element): [number, number] {
    const box = element.getBoundingClientRect()
    const middle = STEPS / 2
    const offsets = Array.from({ length: STEPS - 1 }, (_, n) => n + 1)
    // From the middle outwards: there a person would point first.
    offsets.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    for (const across of offsets) {
      for (const down of offsets) {
        const x = box.left + (box.width * across) / STEPS
        const y = box.top + (box.height * down) / STEPS
        if (hits(element, x, y)) return [x, y]
      }
    }
    return [-1, -1]
  }

  const points = new Map<string, Lit>()
  for (const element of document.querySelectorAll('[data-lit]')) {
    const target = element.getAttribute('data-target') ?? ''
    const known = points.get(target)
    if (known && known.x >= 0) continue
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const [x, y] = pointOf(element)
    points.set(target, { target, x, y })
  }
  return [...points.values()]
}
