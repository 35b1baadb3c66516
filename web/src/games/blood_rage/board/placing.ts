/**
 * Where each figure stands. A move names a province, not a village: a figure that arrives takes
 * the first free village and keeps it until it leaves, so that nothing jumps while others move.
 */

import type { Spot } from '../../kit/board/spots'
import type { BloodRageView } from '../types'
import { BRANCHES, CORNERS, FJORDS, PROVINCES, SIZE, YGGDRASIL } from './layout'

/** The place of a figure and its number among the spots there. */
export interface Standing {
  place: string
  slot: number
}

/** By figure: `2/warrior-3`. */
export type Placing = ReadonlyMap<string, Standing>

export function keyOf(seat: number, figure: string): string {
  return `${seat}/${figure}`
}

/** The next placing: who stayed keeps the slot, who came takes one that is free. */
export function placed(before: Placing, view: BloodRageView): Placing {
  const now = new Map<string, Standing>()
  const taken = new Map<string, Set<number>>()
  const newcomers: { key: string; place: string; clan: string }[] = []
  view.clans.forEach((clan, seat) => {
    for (const [figure, place] of Object.entries(clan.figures)) {
      if (!isOnBoard(place)) continue
      const key = keyOf(seat, figure)
      const stood = before.get(key)
      if (stood?.place === place) {
        now.set(key, stood)
        slotsOf(taken, place).add(stood.slot)
      } else newcomers.push({ key, place, clan: clan.clan })
    }
  })
  for (const { key, place, clan } of newcomers) {
    const slots = slotsOf(taken, place)
    const slot = place === YGGDRASIL ? branchFor(clan, slots) : firstFree(slots)
    slots.add(slot)
    now.set(key, { place, slot })
  }
  return now
}

export function isOnBoard(place: string): boolean {
  return place in PROVINCES || place in FJORDS
}

function slotsOf(taken: Map<string, Set<number>>, place: string): Set<number> {
  const slots = taken.get(place) ?? new Set<number>()
  taken.set(place, slots)
  return slots
}

function firstFree(slots: Set<number>): number {
  let slot = 0
  while (slots.has(slot)) slot += 1
  return slot
}

/** Among the first branches, while they last, the free one that is nearest to the clan's corner. */
function branchFor(clan: string, slots: Set<number>): number {
  const corner = CORNERS[clan] ?? [0, 0]
  for (const many of [12, 18, BRANCHES.length]) {
    let best = -1
    let nearest = Number.POSITIVE_INFINITY
    BRANCHES.slice(0, many).forEach((spot, slot) => {
      const away = (spot[0] - corner[0]) ** 2 + (spot[1] - corner[1]) ** 2
      if (slots.has(slot) || away >= nearest) return
      best = slot
      nearest = away
    })
    if (best >= 0) return best
  }
  return firstFree(slots)
}

export function spotsOf(place: string): readonly Spot[] {
  if (place === YGGDRASIL) return BRANCHES
  return FJORDS[place] ?? PROVINCES[place]?.villages ?? []
}

/** Where a slot is. Past the last spot figures stand on those that are there, a little aside. */
export function spotOf({ place, slot }: Standing): Spot {
  const spots = spotsOf(place)
  const [x, y] = spots[slot % spots.length] ?? [0, 0]
  const layer = Math.floor(slot / spots.length)
  return [x + layer * 14, y - layer * 14]
}

/** How many figures share the spot of this one, if it is the one on top; 1 otherwise. */
export function stackOn(placing: Placing, standing: Standing): number {
  const spots = spotsOf(standing.place).length
  let count = 0
  for (const other of placing.values()) {
    if (other.place !== standing.place || other.slot % spots !== standing.slot % spots) continue
    if (other.slot > standing.slot) return 1
    count += 1
  }
  return count
}

/** How wide a figure is drawn: the grove gets crowded. */
export function widthOf(kind: string, place: string, figuresThere: number): number {
  if (place === YGGDRASIL) {
    const width = figuresThere > 12 ? SIZE.crowded : SIZE.small
    return kind === 'monster' ? width + 8 : width
  }
  if (kind === 'ship') return SIZE.ship
  return kind === 'monster' ? SIZE.large : kind === 'leader' ? SIZE.warrior + 4 : SIZE.warrior
}
