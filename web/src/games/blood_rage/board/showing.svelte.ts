/**
 * The board's own pace: views that arrive are shown one after the other, each long enough to see
 * what moved, but the board is never more than a moment behind the table.
 */
import { settings } from '../../../settings.svelte'
import type { BloodRageView } from '../types'
import type { Spot } from './layout'
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
/** The board may lag so many milliseconds behind; then it jumps. */
export const PATIENCE = 2500

export function isCalm(): boolean {
  return !settings.animate || matchMedia('(prefers-reduced-motion: reduce)').matches
}

export class Showing {
  view = $state.raw<BloodRageView | null>(null)
  placing = $state.raw<Placing>(new Map())
  /** What the last change moved; its trails stay until the next one. */
  moved = $state.raw<readonly Moved[]>([])
  /** Provinces that burn right now. */
  burning = $state.raw<readonly string[]>([])
  /** Whether changes are animated: not on the first view, after a jump, or if somebody wants calm. */
  lively = $state(false)

  #waiting: BloodRageView[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  arrive(view: BloodRageView, { jump = false } = {}): void {
    if (jump || this.view === null || isCalm() || document.hidden) {
      this.#waiting.push(view)
      this.skip()
      return
    }
    this.#waiting.push(view)
    if (this.#waitingTime() > PATIENCE) this.skip()
    else if (this.#timer === undefined) this.#next()
  }

  /** Show the newest view at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const view of this.#waiting.splice(0)) this.#show(view, false)
  }

  #next(): void {
    this.#timer = undefined
    let view = this.#waiting.shift()
    while (view !== undefined) {
      const time = timeOf(this.view, view)
      this.#show(view, true)
      if (time > 0) {
        this.#timer = setTimeout(() => this.#next(), time)
        return
      }
      view = this.#waiting.shift()
    }
    this.burning = []
  }

  #show(view: BloodRageView, lively: boolean): void {
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
    this.lively = lively
    this.placing = now
    this.view = view
  }

  #waitingTime(): number {
    let before = this.view
    let time = 0
    for (const view of this.#waiting) {
      time += timeOf(before, view)
      before = view
    }
    return time
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
