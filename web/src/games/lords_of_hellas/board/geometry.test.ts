import { describe, expect, test } from 'vitest'
import { boxAround, centreOf, neighbour, PLACES, regionsIn } from './geometry'
import { MAP, REGIONS, ROUTES } from './layout'
import drawing from './map.svg?raw'

const regionAt = regionsIn(drawing)

describe('arrow keys', () => {
  test('lead to the region that lies there', () => {
    expect(neighbour('macedonia', 'right')).toBe('chalkidiki')
    expect(neighbour('arcadia', 'up')).toBe('achaea')
    expect(neighbour('attica', 'up')).toMatch(/euboea|boeotia/)
  })

  test('reach every region from Phocis', () => {
    const reached = new Set(['phocis'])
    for (const region of reached) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbour(region, direction)
        if (next) reached.add(next)
      }
    }
    expect([...reached].sort()).toEqual([...PLACES].sort())
  })
})

describe('regions', () => {
  test('are nineteen, three of them with a monument', () => {
    expect(PLACES).toHaveLength(19)
    const monuments = PLACES.filter(region => REGIONS[region]?.monument)
    expect(monuments).toEqual(['acarnania', 'attica', 'thessaly'])
  })

  test('hold their own population and stacks', () => {
    for (const [region, { population, hoplites }] of Object.entries(REGIONS)) {
      expect(regionAt(population)).toBe(region)
      for (const spot of hoplites) expect(regionAt(spot)).toBe(region)
    }
  })

  test('are joined by seven sea routes', () => {
    expect(ROUTES).toHaveLength(7)
    for (const { ends } of ROUTES) for (const end of ends) expect(PLACES).toContain(end)
  })

  test('the open sea belongs to nobody', () => {
    expect(regionAt([1100, 400])).toBeNull()
    expect(regionAt([-50, 5000])).toBeNull()
  })
})

test('a box around regions has all their names in it', () => {
  expect(boxAround([])).toBeNull()
  const box = boxAround(['crete', 'attica'])
  if (!box) throw new Error('no box')
  for (const region of ['crete', 'attica']) {
    const [x, y] = centreOf(region)
    expect(x > box[0] && x < box[0] + box[2] && y > box[1] && y < box[1] + box[3]).toBe(true)
  }
  expect(box[2]).toBeLessThan(MAP[2])
})
