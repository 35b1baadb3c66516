import type { Attachment } from 'svelte/attachments'
import { flight, type Spot } from './spots'
import { MOVE } from './state.svelte'

/** A piece flies to a new spot from where it stood, unless the board jumps. */
export function flies(spotOf: () => Spot, isLively: () => boolean): Attachment<SVGElement> {
  let stood: Spot | null = null
  return node => {
    const spot = spotOf()
    const from = stood ?? spot
    stood = spot
    if ((from[0] === spot[0] && from[1] === spot[1]) || !isLively()) return
    node.animate(
      flight(from, spot).map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: MOVE, easing: 'cubic-bezier(0.3, 1.15, 0.5, 1)' },
    )
  }
}
