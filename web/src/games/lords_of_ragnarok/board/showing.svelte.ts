/** What the last change on the board was, while the board keeps its own pace. */

import { Pace } from '../../kit/board/pace.svelte'
import { GROW, grownIn, MOVE, type Moved } from '../../kit/board/showing'
import type { LordsOfRagnarokView } from '../types'
import type { Layout } from './layout'
import { type Placing, placed, spotOf } from './placing'

export class Showing extends Pace<LordsOfRagnarokView> {
  placing = $state.raw<Placing>(new Map())
  /** What the last change moved; its trails stay until the next one. */
  moved = $state.raw<readonly Moved[]>([])
  /** Monuments that have just grown. */
  grown = $state.raw<readonly string[]>([])

  constructor(private readonly layoutOf: () => Layout) {
    super()
  }

  protected timeOf(before: LordsOfRagnarokView | null, after: LordsOfRagnarokView): number {
    return timeOf(before, after)
  }

  protected override rest(): void {
    this.grown = []
  }

  protected change(view: LordsOfRagnarokView, lively: boolean): void {
    const layout = this.layoutOf()
    const before = this.placing
    const now = placed(before, view, layout)
    const moved: Moved[] = []
    for (const [key, standing] of now) {
      const stood = before.get(key)
      const to = spotOf(layout, standing)
      if (!stood) moved.push({ key, from: to, to })
      else if (stood.place !== standing.place) moved.push({ key, from: spotOf(layout, stood), to })
    }
    if (this.view === null) this.moved = []
    else if (moved.length > 0 || now.size < before.size) this.moved = moved
    this.grown = lively ? grownIn(this.view, view) : []
    this.placing = now
  }
}

/** Where every piece is, and how strong: what a change of the board is seen by. */
function outline(view: LordsOfRagnarokView): string {
  return JSON.stringify([
    view.players.map(({ region, sea }) => [region, sea]),
    Object.values(view.regions).map(({ armies, monsters, boss }) => [armies, monsters, boss]),
    view.wheel,
  ])
}

/** How long a change is worth looking at. */
export function timeOf(before: LordsOfRagnarokView | null, after: LordsOfRagnarokView): number {
  if (before === null) return 0
  if (grownIn(before, after).length > 0) return GROW
  return outline(before) === outline(after) ? 0 : MOVE
}
