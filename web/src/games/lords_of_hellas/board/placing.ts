/**
 * Which of a region's spots each piece stands on: a piece that arrives takes the first free one of
 * its kind and keeps it until it leaves, so that nothing jumps while others move.
 */
import type { Spot } from '../../kit/board/spots'
import type { LordsOfHellasView } from '../types'
import { REGIONS } from './layout'

export type PieceKind = 'hoplites' | 'heroes' | 'monsters'

export interface Standing {
  kind: PieceKind
  place: string
  slot: number
}

/** By piece: `hero/2`, `monster/hydra`, `hoplites/1/attica`. */
export type Placing = ReadonlyMap<string, Standing>

/** Every piece with a region, in a fixed order. */
function* pieces(view: LordsOfHellasView): Generator<[string, PieceKind, string]> {
  for (const [region, { hoplites }] of Object.entries(view.regions)) {
    for (const [seat, count] of hoplites.entries()) {
      if (count > 0) yield [`hoplites/${seat}/${region}`, 'hoplites', region]
    }
  }
  for (const [seat, { region }] of view.players.entries()) {
    if (region !== null) yield [`hero/${seat}`, 'heroes', region]
  }
  for (const [monster, { region }] of Object.entries(view.monsters)) {
    if (region !== null) yield [`monster/${monster}`, 'monsters', region]
  }
}

/** The next placing: who stayed keeps the slot, who came takes one that is free. */
export function placed(before: Placing, view: LordsOfHellasView): Placing {
  const now = new Map<string, Standing>()
  const taken = new Map<string, Set<number>>()
  const slots = (kind: string, region: string) => {
    const key = `${kind}/${region}`
    const found = taken.get(key) ?? new Set<number>()
    taken.set(key, found)
    return found
  }
  const newcomers: [string, PieceKind, string][] = []
  for (const piece of pieces(view)) {
    const [key, kind, region] = piece
    const stood = before.get(key)
    if (stood?.place === region) {
      now.set(key, stood)
      slots(kind, region).add(stood.slot)
    } else newcomers.push(piece)
  }
  for (const [key, kind, region] of newcomers) {
    const found = slots(kind, region)
    let slot = 0
    while (found.has(slot)) slot += 1
    found.add(slot)
    now.set(key, { kind, place: region, slot })
  }
  return now
}

/** Where a slot is. Past the last spot pieces stand on those that are there, a little aside. */
export function spotOf({ kind, place, slot }: Standing): Spot {
  const spots = REGIONS[place]?.[kind] ?? []
  const [x, y] = spots[slot % spots.length] ?? [0, 0]
  const layer = Math.floor(slot / spots.length)
  return [x + layer * 12, y - layer * 12]
}
