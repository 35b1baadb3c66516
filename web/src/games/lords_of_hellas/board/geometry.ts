/** Where regions lie on the map. */
import { areaFinder } from '../../kit/board/outlines'
import { type Box, type Direction, nearest, type Spot } from '../../kit/board/spots'
import { REGIONS } from './layout'

export const PLACES = Object.keys(REGIONS)

/** The middle of a region: its name. */
export function centreOf(region: string): Spot {
  return REGIONS[region]?.label ?? [0, 0]
}

/** The region that an arrow key leads to, or null at the edge of the map. */
export function neighbour(from: string, direction: Direction): string | null {
  return nearest(
    centreOf(from),
    direction,
    PLACES.map(region => [region, centreOf(region)] as const),
  )
}

/** Tells the region under a point, or null for the sea. */
export function regionsIn(drawing: string): (spot: Spot) => string | null {
  return areaFinder(
    drawing,
    PLACES.map(region => [region, `lh-r-${region}`]),
  )
}

/** How far around a name its region reaches, about. */
const REACH: Spot = [120, 110]

/** The box around some regions, with a rim; null without any. */
export function boxAround(regions: readonly string[]): Box | null {
  if (regions.length === 0) return null
  const spots = regions.map(centreOf)
  const left = Math.min(...spots.map(([x]) => x)) - REACH[0]
  const top = Math.min(...spots.map(([, y]) => y)) - REACH[1]
  const right = Math.max(...spots.map(([x]) => x)) + REACH[0]
  const bottom = Math.max(...spots.map(([, y]) => y)) + REACH[1]
  return [left, top, right - left, bottom - top]
}
