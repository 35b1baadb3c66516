/** Which area of a board lies under a point: asked of the outlines that are drawn anyway. */
import type { Spot } from './spots'

interface Outline {
  rings: readonly (readonly Spot[])[]
  left: number
  top: number
  right: number
  bottom: number
}

/** The corners of a path of straight lines. */
function ringsOf(path: string): Spot[][] {
  const rings: Spot[][] = []
  let [x, y] = [0, 0]
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = text.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
    if (!'MLlZz'.includes(command)) throw new Error(`an outline cannot have the command ${command}`)
    if (command === 'M') rings.push([])
    for (let n = 0; n + 1 < numbers.length; n += 2) {
      const [dx = 0, dy = 0] = numbers.slice(n, n + 2)
      ;[x, y] = command === 'l' ? [x + dx, y + dy] : [dx, dy]
      rings.at(-1)?.push([x, y])
    }
  }
  return rings
}

function outlineOf(drawing: string, id: string): Outline {
  const path = new RegExp(`<path id="${id}"[^>]* d="([^"]+)"`).exec(drawing)?.[1]
  if (path === undefined) throw new Error(`the drawing has no outline ${id}`)
  const rings = ringsOf(path)
  const [xs, ys] = [rings.flat().map(([x]) => x), rings.flat().map(([, y]) => y)]
  return {
    rings,
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

/** A ray from the point to the right crosses the outline an odd number of times. */
function holds({ rings, left, top, right, bottom }: Outline, [x, y]: Spot): boolean {
  if (x < left || x > right || y < top || y > bottom) return false
  let isInside = false
  for (const ring of rings) {
    let [x1, y1] = ring.at(-1) ?? [0, 0]
    for (const [x2, y2] of ring) {
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
      ;[x1, y1] = [x2, y2]
    }
  }
  return isInside
}

/** Tells the area under a point, or null where there is none. `areas` are their names and the ids of
 * their outlines. Before there is a drawing, there is no area. */
export function areaFinder(
  drawing: string,
  areas: readonly (readonly [area: string, outline: string])[],
): (spot: Spot) => string | null {
  if (drawing === '') return () => null
  const outlines = areas.map(([area, id]) => [area, outlineOf(drawing, id)] as const)
  return spot => outlines.find(([, outline]) => holds(outline, spot))?.[0] ?? null
}
