/** Targets: when two are the same thing, and how an element names one. */
import type { Target } from '../games/game'

export function isSameTarget(a: Target | null, b: Target | null): boolean {
  return a !== null && b !== null && a.kind === b.kind && a.noun === b.noun && a.seat === b.seat
}

/** The target that an element stands for: `data-target` and, for figures, `data-seat`. */
export function targetOf(element: Element | null): Target | null {
  const found = element?.closest<SVGElement>('[data-target]')
  if (!found) return null
  const { target = '', seat } = found.dataset
  const [kind = '', noun = ''] = target.split(':')
  return seat === undefined ? { kind, noun } : { kind, noun, seat: Number(seat) }
}
