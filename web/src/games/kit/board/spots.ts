/** Points and boxes on a board, in its own units. */
export type Spot = readonly [x: number, y: number]

/** Left, top, width, height. */
export type Box = readonly [number, number, number, number]

export type Direction = 'left' | 'right' | 'up' | 'down'

const TOWARDS: Record<Direction, Spot> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/** The nearest of some spots in a direction, not too far aside; null if there is none. */
export function nearest(
  from: Spot,
  direction: Direction,
  spots: Iterable<readonly [string, Spot]>,
): string | null {
  const [dx, dy] = TOWARDS[direction]
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [name, [x, y]] of spots) {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx)
    if (ahead <= 0 || aside > ahead * 1.6) continue
    const cost = ahead + aside * 1.5
    if (cost >= least) continue
    best = name
    least = cost
  }
  return best
}

/** Points of a flight from one spot to another: it rises towards the middle of the way. */
export function flight(from: Spot, to: Spot, steps = 8): Spot[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const height = Math.min(120, 24 + length * 0.22)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const rise = 4 * t * (1 - t) * height
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - rise] as const
  })
}

/** The same flight as the path of a line. */
export function flightLine(from: Spot, to: Spot): string {
  const points = flight(from, to).map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
  return `M${points[0]}L${points.slice(1).join(' ')}`
}

/** How long the two strokes of an arrow's head are. */
const HEAD = 26

/** An arrow from one spot to another, along the line of a flight. */
export function arrow(from: Spot, to: Spot): string {
  const [px, py] = flight(from, to).at(-2) ?? from
  const turn = Math.atan2(to[1] - py, to[0] - px)
  const stroke = (by: number) =>
    `${Math.round(to[0] - HEAD * Math.cos(turn + by))} ${Math.round(to[1] - HEAD * Math.sin(turn + by))}`
  const tip = `${Math.round(to[0])} ${Math.round(to[1])}`
  return `${flightLine(from, to)}M${stroke(0.5)}L${tip}L${stroke(-0.5)}`
}

/** What a box must not lie over. */
export interface Kept {
  places: ReadonlySet<string>
  spots: readonly Spot[]
  /** The place under a point, or null where there is none. */
  placeAt: (spot: Spot) => string | null
}

/** Farther than anything on a board. */
const FAR = 2000

/**
 * The upper left corner for a box of a given size that covers none of the places and spots to be
 * kept free if that can be, else as little of them as can be; the nearest such to `near`.
 */
export function quietCorner(
  size: Spot,
  within: readonly [number, number, number, number],
  near: Spot,
  kept: Kept,
): Spot {
  const [left, top, width, height] = within
  const room: Spot = [Math.max(0, width - size[0]), Math.max(0, height - size[1])]
  let best: Spot = [left, top]
  let least = Number.POSITIVE_INFINITY
  for (let row = 0; row <= 8; row += 1) {
    for (let column = 0; column <= 10; column += 1) {
      const corner: Spot = [left + (room[0] * column) / 10, top + (room[1] * row) / 8]
      const away = Math.hypot(corner[0] + size[0] / 2 - near[0], corner[1] + size[1] / 2 - near[1])
      if (away >= least) continue
      const cost = covered(corner, size, kept) * FAR + away
      if (cost >= least) continue
      best = corner
      least = cost
    }
  }
  return best
}

function covered([x, y]: Spot, [width, height]: Spot, kept: Kept): number {
  let count = 0
  for (let row = 0; row <= 4; row += 1) {
    for (let column = 0; column <= 6; column += 1) {
      const place = kept.placeAt([x + (width * column) / 6, y + (height * row) / 4])
      if (place !== null && kept.places.has(place)) count += 1
    }
  }
  for (const [sx, sy] of kept.spots) {
    const beside = sx < x - 40 || sx > x + width + 40 || sy < y - 40 || sy > y + height + 40
    if (!beside) count += 3
  }
  return count
}
