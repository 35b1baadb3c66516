/** What the board of Blood Rage shows. */
import { BoardState, MOVE } from '../../kit/board/state.svelte'
import type { BloodRageView } from '../types'
import { placed, type Standing, spotOf } from './placing'

/** How long each is worth looking at, in milliseconds. */
export const FLIP = 420
export const BURN = 1200

export class BloodRageBoard extends BoardState<BloodRageView, Standing> {
  /** Provinces that burn right now. */
  burning = $state.raw<readonly string[]>([])

  protected timeOf = timeOf
  protected placed = placed
  protected spotOf = spotOf

  protected override rest(): void {
    this.burning = []
  }

  protected note(view: BloodRageView, lively: boolean): void {
    this.burning = lively ? burnt(this.view, view) : []
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
