/** Where places lie on the board. */
import { areaFinder } from '../../kit/board/outlines'
import { type Direction, nearest, type Spot } from '../../kit/board/spots'
import { FJORDS, PROVINCES } from './layout'

/** The middle of a province, or of the ships' spots in a fjord. */
export function centreOf(place: string): Spot {
  const province = PROVINCES[place]
  if (province) return province.centre
  const spots = FJORDS[place] ?? []
  const middle = (axis: 0 | 1) => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length
  return [middle(0), middle(1)]
}

export const PLACES = [...Object.keys(PROVINCES), ...Object.keys(FJORDS)]

/** The place that an arrow key leads to, or null at the edge of the board. */
export function neighbour(from: string, direction: Direction): string | null {
  return nearest(
    centreOf(from),
    direction,
    PLACES.map(place => [place, centreOf(place)] as const),
  )
}

/** Tells the place under a point, or null for the open sea and the rim. */
export function placesIn(drawing: string): (spot: Spot) => string | null {
  return areaFinder(
    drawing,
    PLACES.map(place => [place, `br-outline-${place}`]),
  )
}
