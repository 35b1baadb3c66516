import { describe, expect, test } from 'vitest'
import { flight, quietCorner } from '../../kit/board/spots'
import drawing from './board.svg?raw'
import { centreOf, neighbour, PLACES, placesIn } from './geometry'
import { BOARD, FJORDS, PROVINCES } from './layout'

const placeAt = placesIn(drawing)

describe('arrow keys', () => {
  test('lead to the province that lies there', () => {
    expect(neighbour('myrkulor', 'right')).toBe('elvagar')
    expect(neighbour('gimle', 'down')).toBe('andlang')
    expect(neighbour('andlang', 'up')).toBe('gimle')
    expect(neighbour('yggdrasil', 'up')).toMatch(/myrkulor|elvagar/)
  })

  test('end at the edge of the board', () => {
    expect(neighbour('horgr', 'down')).toBeNull()
    expect(neighbour('elvagar', 'up')).toBeNull()
  })

  test('reach every place from Yggdrasil', () => {
    const reached = new Set(['yggdrasil'])
    for (const place of reached) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbour(place, direction)
        if (next) reached.add(next)
      }
    }
    expect([...reached].sort()).toEqual([...PLACES].sort())
  })
})

test('a flight begins and ends on the ground and rises between', () => {
  const points = flight([100, 500], [300, 400])
  expect(points[0]).toEqual([100, 500])
  expect(points.at(-1)).toEqual([300, 400])
  expect(points[4]?.[1]).toBeLessThan(400)
})

describe('areas', () => {
  test('villages, tokens and ships lie in their own place', () => {
    for (const [place, { villages, token }] of Object.entries(PROVINCES)) {
      for (const spot of [...villages, token]) expect(placeAt(spot)).toBe(place)
    }
    for (const [fjord, ships] of Object.entries(FJORDS)) {
      for (const spot of ships) expect(placeAt(spot)).toBe(fjord)
    }
  })

  test('the rim belongs to nobody', () => {
    expect(placeAt([5, 5])).toBeNull()
    expect(placeAt([-50, 5000])).toBeNull()
  })
})

describe('a box beside a place', () => {
  const size = [300, 180] as const
  const nothing = { places: new Set<string>(), spots: [], placeAt }

  test('covers nothing that can be chosen', () => {
    const places = new Set(['horgr', 'muspelheim', 'yggdrasil'])
    const [x, y] = quietCorner(size, BOARD, centreOf('horgr'), { places, spots: [], placeAt })
    for (let dx = 0; dx <= 300; dx += 50) {
      for (let dy = 0; dy <= 180; dy += 45) {
        expect(places.has(placeAt([x + dx, y + dy]) ?? '')).toBe(false)
      }
    }
  })

  test('keeps off figures that can be chosen', () => {
    const spot = centreOf('gimle')
    const [x, y] = quietCorner(size, BOARD, spot, {
      places: new Set<string>(),
      spots: [spot],
      placeAt,
    })
    const inside = spot[0] > x && spot[0] < x + size[0] && spot[1] > y && spot[1] < y + size[1]
    expect(inside).toBe(false)
  })

  test('is as near as can be, and never outside', () => {
    const near = quietCorner(size, BOARD, centreOf('gimle'), nothing)
    expect(Math.hypot(near[0] + 150 - 337, near[1] + 90 - 415)).toBeLessThan(120)
    const corner = quietCorner(size, BOARD, [1600, 1140], nothing)
    expect(corner).toEqual([1300, 960])
  })
})
