/** What the last change on the board was, while the board keeps its own pace. */
import { Pace } from '../../kit/board/pace.svelte'
import type { Spot } from '../../kit/board/spots'
import type { BloodRageView } from '../types'
import { type Placing, placed, spotOf } from './placing'

/** A figure that changed its place in the last view. */
export interface Moved {
  key: string
  from: Spot
  to: Spot
}

export const MOVE = 420
export const FLIP = 420
export const BURN = 1200

export class Showing extends Pace<BloodRageView> {
  placing = $state.raw<Placing>(new Map())
  /** What the last change moved; its trails stay until the next one. */
  moved = $state.raw<readonly Moved[]>([])
  /** Provinces that burn right now. */
  burning = $state.raw<readonly string[]>([])

  protected timeOf(before: BloodRageView | null, after: BloodRageView): number {
    return timeOf(before, after)
  }

  protected override rest(): void {
    this.burning = []
  }

  protected change(view: BloodRageView, lively: boolean): void {
    const before = this.placing
    const now = placed(before, view)
    const moved: Moved[] = []
    for (const [key, standing] of now) {
      const stood = before.get(key)
      if (stood && stood.place !== standing.place) {
        moved.push({ key, from: spotOf(stood), to: spotOf(standing) })
      } else if (!stood && this.view !== null) {
        const to = spotOf(standing)
        moved.push({ key, from: to, to })
      }
    }
    if (moved.length > 0 || now.size < before.size) this.moved = this.view === null ? [] : moved
    this.burning = lively ? burnt(this.view, view) : []
    this.placing = now
  }
}

/** How long a change is worth looking at. */
export function timeOf(before: BloodRageView | null, after: BloodRageView): number {
  if (before === null) return 0
  if (burnt(before, after).length > 0) return BURN
  const moves = after.clans.some((clan, seat) => {
    const figures = before.clans[seat]?.figures ?? {}
    return Object.entries(clan.figures).some(([figure, place]) => figures[figure] !== place)
  })
  if (moves) return MOVE
  const flips = Object.entries(after.provinces).some(
    ([name, province]) => before.provinces[name]?.pillaged !== province.pillaged,
  )
  return flips ? FLIP : 0
}

function burnt(before: BloodRageView | null, after: BloodRageView): string[] {
  if (before === null) return []
  return Object.keys(after.provinces).filter(
    name => after.provinces[name]?.destroyed && !before.provinces[name]?.destroyed,
  )
}
