/**
 * Which of a region's spots each piece stands on: a piece that arrives takes the first free one of
 * its kind and keeps it until it leaves, so that nothing jumps while others move. A region with few
 * pieces has large spots; one that gets crowded changes to small ones.
 */
import type { Spot } from '../../kit/board/spots'
import type { LordsOfRagnarokView } from '../types'
import type { Layout, RegionLayout } from './layout'

export type PieceKind = 'army' | 'hero' | 'beast' | 'drakkar'

export interface Standing {
  kind: PieceKind
  /** A region; for drakkars a sea. */
  place: string
  crowded: boolean
  /** Armies: the stack of their player. */
  slot: number
  /** Armies: which of how many in the stack. */
  nth: number
  of: number
}

/** By piece: `army/13`, `hero/2`, `beast/fenrir`, `drakkar/1`. */
export type Placing = ReadonlyMap<string, Standing>

/** Gives each owner a slot: the one it had, if that is among the first `room`, else a free one. */
function assigned(
  owners: readonly string[],
  room: number,
  had: (owner: string) => number | undefined,
): Map<string, number> {
  const slots = new Map<string, number>()
  const used = new Set<number>()
  for (const owner of owners) {
    const slot = had(owner)
    if (slot === undefined || slot >= Math.max(room, owners.length) || used.has(slot)) continue
    slots.set(owner, slot)
    used.add(slot)
  }
  for (const owner of owners) {
    if (slots.has(owner)) continue
    let slot = 0
    while (used.has(slot)) slot += 1
    slots.set(owner, slot)
    used.add(slot)
  }
  return slots
}

/** Every piece of a region, by kind. */
function standingIn(view: LordsOfRagnarokView, region: string) {
  const here = view.regions[region]
  const stacks = new Map<string, number[]>()
  for (const { army, seat } of here?.armies ?? []) {
    stacks.set(String(seat), [...(stacks.get(String(seat)) ?? []), army])
  }
  const heroes = view.players.flatMap((player, seat) =>
    player.region === region && player.hero !== null ? [`hero/${seat}`] : [],
  )
  const beasts = (here?.monsters ?? []).map(monster => `beast/${monster}`)
  if (here?.boss) beasts.push('beast/boss')
  return { stacks, heroes, beasts }
}

/** The next placing: who stayed keeps the slot, who came takes one that is free. */
export function placed(before: Placing, view: LordsOfRagnarokView, layout: Layout): Placing {
  const now = new Map<string, Standing>()
  for (const [region, spots] of Object.entries(layout.regions)) {
    const { stacks, heroes, beasts } = standingIn(view, region)
    const had = (key: string) => {
      const stood = before.get(key)
      return stood?.place === region ? stood.slot : undefined
    }
    const { calm } = spots
    const armies = assigned([...stacks.keys()], calm.armies.length, seat =>
      (stacks.get(seat) ?? []).map(army => had(`army/${army}`)).find(slot => slot !== undefined),
    )
    const heroSlots = assigned(heroes, calm.heroes.length, had)
    const beastSlots = assigned(beasts, calm.beasts.length, had)
    const crowded =
      stacks.size > calm.armies.length ||
      [...stacks.values()].some(stack => stack.length > 3) ||
      heroes.length > calm.heroes.length ||
      beasts.length > calm.beasts.length
    const common = { place: region, crowded, nth: 0, of: 1 }
    for (const [seat, stack] of stacks) {
      const slot = armies.get(seat) ?? 0
      stack.forEach((army, nth) => {
        now.set(`army/${army}`, { ...common, kind: 'army', slot, nth, of: stack.length })
      })
    }
    for (const [key, slot] of heroSlots) now.set(key, { ...common, kind: 'hero', slot })
    for (const [key, slot] of beastSlots) now.set(key, { ...common, kind: 'beast', slot })
  }
  for (const [sea, { drakkars }] of Object.entries(view.seas)) {
    const keys = drakkars.map(seat => `drakkar/${seat}`)
    const slots = assigned(keys, keys.length, key => {
      const stood = before.get(key)
      return stood?.place === sea ? stood.slot : undefined
    })
    for (const [key, slot] of slots) {
      now.set(key, { kind: 'drakkar', place: sea, crowded: false, slot, nth: 0, of: 1 })
    }
  }
  return now
}

/** Past the last spot pieces stand on those that are there, a little aside. */
function layered(spots: readonly Spot[], slot: number): Spot {
  const [x, y] = spots[slot % spots.length] ?? [0, 0]
  const layer = Math.floor(slot / spots.length)
  return [x + layer * 14, y - layer * 14]
}

/** One army stands in the middle of its stack, several spread over its width. */
function inStack(stack: readonly Spot[], nth: number, of: number): Spot {
  const [left, right] = [stack[0], stack[stack.length - 1]]
  if (!left || !right) return [0, 0]
  const width = right[0] - left[0]
  const step = of > 3 ? width / (of - 1) : width / 2
  const middle = (left[0] + right[0]) / 2
  return [Math.round(middle + (nth - (of - 1) / 2) * step), left[1]]
}

export function spotOf(layout: Layout, standing: Standing): Spot {
  const { kind, place, slot, crowded, nth, of } = standing
  if (kind === 'drakkar') return layered(layout.seas[place]?.drakkars ?? [], slot)
  const region: RegionLayout | undefined = layout.regions[place]
  if (!region) return [0, 0]
  const spots = crowded ? region.crowd : region.calm
  if (kind === 'hero') return layered(spots.heroes, slot)
  if (kind === 'beast') return layered(spots.beasts, slot)
  return inStack(spots.armies[slot % spots.armies.length] ?? [], nth, of)
}

const DRAKKAR = 30

/** The radius to draw a piece at. */
export function radiusOf(layout: Layout, { kind, place, crowded }: Standing): number {
  if (kind === 'drakkar') return DRAKKAR
  const region = layout.regions[place]
  if (!region) return 0
  return (crowded ? region.crowd : region.calm)[kind]
}
