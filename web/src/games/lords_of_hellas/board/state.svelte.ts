/** What the map of Lords of Hellas shows. */

import { BoardState, MOVE, type Moved } from '../../kit/board/state.svelte'
import { GROW, grownIn } from '../../lords/monument'
import type { LordsOfHellasView } from '../types'
import { type Placing, placed, type Standing, spotOf } from './placing'

/** Hoplites on their way from one region to another. */
export interface Flight extends Moved {
  seat: number
}

export class HellasBoard extends BoardState<LordsOfHellasView, Standing> {
  flights = $state.raw<readonly Flight[]>([])
  /** Monuments that have just grown. */
  grown = $state.raw<readonly string[]>([])
  #marches: Flight[] = []
  #flown = 0

  protected timeOf = timeOf
  protected placed = placed
  protected spotOf = spotOf

  protected override rest(): void {
    this.flights = []
    this.grown = []
  }

  protected override alsoMoved(before: Placing, now: Placing, view: LordsOfHellasView): Moved[] {
    this.#marches = marchesOf(this.view, view).map(({ seat, from, to }) => {
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
    return this.#marches
  }

  protected note(view: LordsOfHellasView, lively: boolean): void {
    this.flights = lively ? this.#marches : []
    this.grown = lively ? grownIn(this.view, view) : []
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
