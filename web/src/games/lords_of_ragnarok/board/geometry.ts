/** Where regions, realms and seas lie on the island. */
import { areaFinder } from '../../kit/board/outlines'
import { type Box, type Direction, nearest, type Spot } from '../../kit/board/spots'
import { BUILD_MONUMENT } from '../question'
import { type Layout, MAP, YGGDRASIL } from './layout'

/** Kinds of targets that the board is divided into. */
export type AreaKind = 'region' | 'realm' | 'sea' | 'action'

/** The ids of their outlines in the drawing begin so. */
export const OUTLINES: Readonly<Record<AreaKind, string>> = {
  sea: 'lor-s-',
  region: 'lor-o-r',
  realm: 'lor-o-',
  action: 'lor-wheel-',
}

/** The middle of an area. */
export function centreOf(layout: Layout, kind: string, noun: string): Spot {
  switch (kind) {
    case 'region':
      return layout.regions[noun]?.centre ?? YGGDRASIL
    case 'realm':
      return layout.realms[noun]?.centre ?? YGGDRASIL
    case 'sea':
      return layout.seas[noun]?.label ?? YGGDRASIL
    case 'action':
      return layout.wheel[noun]?.icon ?? YGGDRASIL
    default:
      return YGGDRASIL
  }
}

/** All areas of a kind. */
export function areasOf(layout: Layout, kind: AreaKind): string[] {
  const areas = { region: 'regions', realm: 'realms', sea: 'seas', action: 'wheel' } as const
  const found = Object.keys(layout[areas[kind]])
  return kind === 'action' && found.length > 0 ? [...found, BUILD_MONUMENT] : found
}

/** The area of the same kind that an arrow key leads to, or null at the edge. */
export function neighbour(
  layout: Layout,
  kind: AreaKind,
  from: string,
  direction: Direction,
): string | null {
  return nearest(
    centreOf(layout, kind, from),
    direction,
    areasOf(layout, kind).map(noun => [noun, centreOf(layout, kind, noun)] as const),
  )
}

/** Tells the region, realm or sea under a point; null on Yggdrasil and beyond the map. */
export function placesIn(layout: Layout, drawing: string): (spot: Spot) => string | null {
  return areaFinder(
    drawing,
    (['region', 'realm', 'sea'] as const).flatMap(kind =>
      areasOf(layout, kind).map(noun => [noun, OUTLINES[kind] + noun] as const),
    ),
  )
}

/** How far around its middle an area reaches, about. */
const REACH = 150

/** The box around some spots, with a rim and within the map; null without any. */
export function boxAround(spots: readonly Spot[]): Box | null {
  if (spots.length === 0) return null
  const left = Math.max(MAP[0], Math.min(...spots.map(([x]) => x)) - REACH)
  const top = Math.max(MAP[1], Math.min(...spots.map(([, y]) => y)) - REACH)
  const right = Math.min(MAP[0] + MAP[2], Math.max(...spots.map(([x]) => x)) + REACH)
  const bottom = Math.min(MAP[1] + MAP[3], Math.max(...spots.map(([, y]) => y)) + REACH)
  return [left, top, right - left, bottom - top]
}
