import { describe, expect, test } from 'vitest'
import { placed, radiusOf, spotOf } from './placing'
import { MANY, TWO, viewWith } from './sample'

const NOBODY = new Map()

describe('pieces', () => {
  test('keep their slot while others come and go', () => {
    const first = placed(NOBODY, viewWith({ heroes: [null, '3'] }), TWO)
    expect(first.get('hero/1')).toMatchObject({ place: '3', slot: 0, crowded: false })
    const second = placed(first, viewWith({ heroes: ['3', '3'] }), TWO)
    expect(second.get('hero/1')?.slot).toBe(0)
    expect(second.get('hero/0')?.slot).toBe(1)
    const third = placed(second, viewWith({ heroes: ['3', null] }), TWO)
    expect(third.get('hero/0')?.slot).toBe(1)
    expect(third.has('hero/1')).toBe(false)
  })

  test('of different kinds do not take slots from each other', () => {
    const view = viewWith({
      armies: { '8': [[0, 3]] },
      heroes: ['8', null],
      monsters: { fenrir: '8' },
      drakkars: ['sea_a', 'sea_a'],
    })
    const now = placed(NOBODY, view, TWO)
    expect([...now].map(([key, { slot }]) => `${key} ${slot}`).sort()).toEqual([
      'army/0 0',
      'beast/fenrir 0',
      'drakkar/0 0',
      'drakkar/1 1',
      'hero/0 0',
    ])
  })

  test('that are off the board stand nowhere', () => {
    expect(placed(NOBODY, viewWith({ monsters: { draugr: null } }), TWO).size).toBe(0)
  })
})

describe('armies', () => {
  const standing = (armies: [number, number][]) =>
    placed(NOBODY, viewWith({ armies: { '8': armies } }), TWO)

  test('of a player stand side by side, around the middle of their stack', () => {
    const stack = TWO.regions['8']?.calm.armies[0] ?? []
    const one = standing([[0, 2]]).get('army/0')
    expect(one && spotOf(TWO, one)).toEqual(stack[1])
    const three = standing([
      [0, 1],
      [1, 1],
      [2, 1],
    ])
    expect([...three.values()].map(army => spotOf(TWO, army))).toEqual(stack)
  })

  test('of different players stand in stacks of their own', () => {
    const now = standing([
      [0, 1],
      [6, 1],
    ])
    expect(now.get('army/0')?.slot).not.toBe(now.get('army/6')?.slot)
  })

  test('are closer together when there are more than three, and none hides another', () => {
    const now = standing(Array.from({ length: 6 }, (_, army) => [army, 1]))
    const spots = [...now.values()].map(army => spotOf(TWO, army)[0])
    expect(now.get('army/0')?.crowded).toBe(true)
    expect(new Set(spots).size).toBe(6)
    const crowd = TWO.regions['8']?.crowd.armies[0]
    expect([spots[0], spots[5]]).toEqual([crowd?.[0]?.[0], crowd?.[2]?.[0]])
  })
})

describe('a crowd', () => {
  const view = viewWith({
    players: 4,
    armies: {
      '8': [
        [0, 1],
        [6, 1],
        [12, 1],
      ],
    },
    heroes: ['8', null, null, null],
  })

  test('makes all pieces of its region smaller', () => {
    const now = placed(NOBODY, view, MANY)
    const hero = now.get('hero/0')
    expect(hero?.crowded).toBe(true)
    expect(hero && radiusOf(MANY, hero)).toBe(MANY.regions['8']?.crowd.hero)
  })

  test('is over when few are left', () => {
    const few = viewWith({ players: 4, armies: { '8': [[12, 1]] } })
    const stayed = placed(placed(NOBODY, view, MANY), few, MANY).get('army/12')
    expect(stayed).toMatchObject({ crowded: false })
    expect(stayed && radiusOf(MANY, stayed)).toBe(MANY.regions['8']?.calm.army)
  })

  test('of more beasts than spots stands in layers', () => {
    const monsters = Object.fromEntries(
      ['draugr', 'grendel', 'hraesvelgr', 'fenrir', 'nidhogg'].map(name => [name, '8']),
    )
    const now = placed(NOBODY, viewWith({ players: 4, monsters, boss: '8' }), MANY)
    const spots = [...now.values()].map(beast => spotOf(MANY, beast).join())
    expect(new Set(spots).size).toBe(6)
    expect(now.has('beast/boss')).toBe(true)
  })
})
