/** What the last change on the board was, while the board keeps its own pace. */
import { Pace } from '../../shared/pace.svelte'
import type { Spot } from '../../shared/spots'
import type { LordsOfRagnarokView } from '../types'
import { layoutFor } from './layout'
import { type Placing, placed, spotOf } from './placing'

/** A piece that changed its place in the last view. */
export interface Moved {
  key: string
  from: Spot
  to: Spot
}

export const MOVE = 420
export const GROW = 700

export class Showing extends Pace<LordsOfRagnarokView> {
  placing = $state.raw<Placing>(new Map())
  /** What the last change moved; its trails stay until the next one. */
  moved = $state.raw<readonly Moved[]>([])
  /** Monuments that have just grown. */
  grown = $state.raw<readonly string[]>([])

  protected timeOf(before: LordsOfRagnarokView | null, after: LordsOfRagnarokView): number {
    return timeOf(before, after)
  }

  protected override rest(): void {
    this.grown = []
  }

  protected change(view: LordsOfRagnarokView, lively: boolean): void {
    const layout = layoutFor(view.players.length)
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

function grownIn(before: LordsOfRagnarokView | null, after: LordsOfRagnarokView): string[] {
  if (before === null) return []
  return Object.keys(after.monuments).filter(
    god => (after.monuments[god]?.level ?? 0) > (before.monuments[god]?.level ?? 0),
  )
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
