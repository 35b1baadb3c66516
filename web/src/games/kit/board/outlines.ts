/** Which area of a board lies under a point: asked of the outlines that are drawn anyway. */
import type { Spot } from './spots'

/** Corners as two lists of numbers: a card looks for its place with thousands of questions. */
interface Ring {
  xs: number[]
  ys: number[]
}

interface Outline {
  rings: readonly Ring[]
  left: number
  top: number
  right: number
  bottom: number
}

/** The corners of a path of straight lines. */
function ringsOf(path: string): Ring[] {
  const rings: Ring[] = []
  let [x, y] = [0, 0]
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = text.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
    if (!'MLlZz'.includes(command)) throw new Error(`an outline cannot have the command ${command}`)
    if (command === 'M') rings.push({ xs: [], ys: [] })
    for (let n = 0; n + 1 < numbers.length; n += 2) {
      const [dx = 0, dy = 0] = numbers.slice(n, n + 2)
      ;[x, y] = command === 'l' ? [x + dx, y + dy] : [dx, dy]
      rings.at(-1)?.xs.push(x)
      rings.at(-1)?.ys.push(y)
    }
  }
  return rings
}

function pathOf(drawing: string, id: string): string {
  const element = drawing.indexOf(`<path id="${id}"`)
  const start = drawing.indexOf(' d="', element) + 4
  if (element < 0 || start < 4) throw new Error(`the drawing has no outline ${id}`)
  return drawing.slice(start, drawing.indexOf('"', start))
}

function outlineOf(drawing: string, id: string): Outline {
  const rings = ringsOf(pathOf(drawing, id))
  const [xs, ys] = [rings.flatMap(ring => ring.xs), rings.flatMap(ring => ring.ys)]
  return {
    rings,
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

/** A ray from the point to the right crosses the outline an odd number of times. */
function holds({ rings, left, top, right, bottom }: Outline, x: number, y: number): boolean {
  if (x < left || x > right || y < top || y > bottom) return false
  let isInside = false
  for (const { xs, ys } of rings) {
    let x1 = xs.at(-1) ?? 0
    let y1 = ys.at(-1) ?? 0
    for (let n = 0; n < xs.length; n += 1) {
      const x2 = xs[n] ?? 0
      const y2 = ys[n] ?? 0
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
      x1 = x2
      y1 = y2
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
  return ([x, y]) => outlines.find(([, outline]) => holds(outline, x, y))?.[0] ?? null
}
