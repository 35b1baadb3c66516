/** What the last change on the map was, while the board keeps its own pace. */

import { Pace } from '../../kit/board/pace.svelte'
import { GROW, grownIn, MOVE, type Moved } from '../../kit/board/showing'
import type { LordsOfHellasView } from '../types'
import { type Placing, placed, spotOf } from './placing'

/** Hoplites on their way from one region to another. */
export interface Flight extends Moved {
  seat: number
}

export class Showing extends Pace<LordsOfHellasView> {
  placing = $state.raw<Placing>(new Map())
  /** What the last change moved; its trails stay until the next one. */
  moved = $state.raw<readonly Moved[]>([])
  flights = $state.raw<readonly Flight[]>([])
  /** Monuments that have just grown. */
  grown = $state.raw<readonly string[]>([])
  #flown = 0

  protected timeOf(before: LordsOfHellasView | null, after: LordsOfHellasView): number {
    return timeOf(before, after)
  }

  protected override rest(): void {
    this.flights = []
    this.grown = []
  }

  protected change(view: LordsOfHellasView, lively: boolean): void {
    const before = this.placing
    const now = placed(before, view)
    const moved: Moved[] = []
    for (const [key, standing] of now) {
      const stood = before.get(key)
      const to = spotOf(standing)
      if (!stood) moved.push({ key, from: to, to })
      else if (stood.region !== standing.region) moved.push({ key, from: spotOf(stood), to })
    }
    const marches = marchesOf(this.view, view).map(({ seat, from, to }) => {
      const origin = before.get(`hoplites/${seat}/${from}`)
      const goal = now.get(`hoplites/${seat}/${to}`)
      const end = goal ? spotOf(goal) : ([0, 0] as const)
      this.#flown += 1
      return {
        key: `flight/${this.#flown}`,
        seat,
        from: origin ? spotOf(origin) : end,
        to: end,
      }
    })
    const all = [...moved, ...marches]
    if (this.view === null) this.moved = []
    else if (all.length > 0 || now.size < before.size) this.moved = all
    this.flights = lively ? marches : []
    this.grown = lively ? grownIn(this.view, view) : []
    this.placing = now
  }
}

/** Hoplites that left one region and turned up in another, by seat. */
export function marchesOf(
  before: LordsOfHellasView | null,
  after: LordsOfHellasView,
): { seat: number; from: string; to: string }[] {
  if (before === null) return []
  return after.players.flatMap((_, seat) => {
    const change = (region: string) =>
      (after.regions[region]?.hoplites[seat] ?? 0) - (before.regions[region]?.hoplites[seat] ?? 0)
    const regions = Object.keys(after.regions)
    const from = regions.filter(region => change(region) < 0)
    const to = regions.filter(region => change(region) > 0)
    return from.flatMap(origin => to.map(goal => ({ seat, from: origin, to: goal })))
  })
}

/** How long a change is worth looking at. */
export function timeOf(before: LordsOfHellasView | null, after: LordsOfHellasView): number {
  if (before === null) return 0
  if (grownIn(before, after).length > 0) return GROW
  const walked = after.players.some(({ region }, seat) => before.players[seat]?.region !== region)
  const prowled = Object.entries(after.monsters).some(
    ([monster, { region }]) => before.monsters[monster]?.region !== region,
  )
  const marched = Object.entries(after.regions).some(([region, { hoplites }]) =>
    hoplites.some((count, seat) => before.regions[region]?.hoplites[seat] !== count),
  )
  return walked || prowled || marched ? MOVE : 0
}
