import { describe, expect, test } from 'vitest'
import { areasOf, boxAround, neighbour } from './geometry'
import { MAP, YGGDRASIL } from './layout'
import { MANY, placeOfMany, placeOfTwo, TWO } from './sample'

describe('the two sides of the board', () => {
  test('have 16 and 21 regions, three of them with a monument', () => {
    expect(areasOf(TWO, 'region')).toHaveLength(16)
    expect(areasOf(MANY, 'region')).toHaveLength(21)
    for (const layout of [TWO, MANY]) {
      const monuments = Object.entries(layout.regions).filter(([, { monument }]) => monument)
      expect(monuments.map(([region]) => region)).toEqual(['4', '10', '15'])
    }
  })

  test('have six realms, a space of the wheel for each, and five or six seas', () => {
    expect(areasOf(TWO, 'sea')).toHaveLength(5)
    expect(areasOf(MANY, 'sea')).toHaveLength(6)
    for (const layout of [TWO, MANY]) {
      const realms = Object.values(layout.wheel).map(({ realm }) => realm)
      expect(realms.sort()).toEqual(areasOf(layout, 'realm').sort())
    }
  })

  test('hold every piece within its own region', () => {
    for (const [layout, placeAt] of [
      [TWO, placeOfTwo],
      [MANY, placeOfMany],
    ] as const) {
      for (const [region, { centre, marker, calm, crowd }] of Object.entries(layout.regions)) {
        const standings = [calm, crowd].flatMap(({ armies, heroes, beasts }) => [
          ...armies.flat(),
          ...heroes,
          ...beasts,
        ])
        for (const spot of [centre, marker, ...standings]) expect(placeAt(spot)).toBe(region)
      }
    }
  })
})

describe('arrow keys', () => {
  test('lead to the region that lies there', () => {
    expect(neighbour(MANY, 'region', '2', 'right')).toBe('1')
    expect(neighbour(MANY, 'region', '15', 'right')).toBe('14')
    expect(neighbour(MANY, 'action', 'prepare', 'right')).not.toBeNull()
  })

  test.each([
    ['two', TWO],
    ['more', MANY],
  ])('reach every region of the board for %s players', (_, layout) => {
    const reached = new Set(['1'])
    for (const region of reached) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbour(layout, 'region', region, direction)
        if (next) reached.add(next)
      }
    }
    expect([...reached].sort()).toEqual(areasOf(layout, 'region').sort())
  })
})

describe('what lies under a point', () => {
  test('is a region, a realm or a sea', () => {
    const { realms, seas } = MANY
    for (const [realm, { centre }] of Object.entries(realms)) {
      expect(placeOfMany(centre)).toBe(realm)
    }
    for (const [sea, { drakkars }] of Object.entries(seas)) {
      for (const spot of drakkars) expect(placeOfMany(spot)).toBe(sea)
    }
  })

  test('is nothing on Yggdrasil and beyond the map', () => {
    expect(placeOfMany(YGGDRASIL)).toBeNull()
    expect(placeOfMany([-50, 5000])).toBeNull()
  })
})

test('a box around spots has a rim and stays within the map', () => {
  expect(boxAround([])).toBeNull()
  expect(boxAround([[800, 600]])).toEqual([650, 450, 300, 300])
  const box = boxAround([
    [30, 20],
    [1590, 1190],
  ])
  expect(box).toEqual([...MAP])
})
