import { describe, expect, test } from 'vitest'
import { REGIONS } from './layout'
import { placed, spotOf } from './placing'
import { viewWith } from './sample'

const NOBODY = new Map()

describe('pieces', () => {
  test('take the spots of their kind in the order of arrival and keep them', () => {
    const first = placed(NOBODY, viewWith({ hoplites: { attica: [0, 2] } }))
    expect(first.get('hoplites/1/attica')).toEqual({
      kind: 'hoplites',
      place: 'attica',
      slot: 0,
    })
    const second = placed(first, viewWith({ hoplites: { attica: [1, 2] } }))
    expect(second.get('hoplites/1/attica')?.slot).toBe(0)
    expect(second.get('hoplites/0/attica')?.slot).toBe(1)
    const third = placed(second, viewWith({ hoplites: { attica: [1, 0] } }))
    expect(third.get('hoplites/0/attica')?.slot).toBe(1)
    expect(third.has('hoplites/1/attica')).toBe(false)
  })

  test('of different kinds do not take spots from each other', () => {
    const view = viewWith({
      hoplites: { crete: [3, 0] },
      heroes: ['crete', 'crete'],
      monsters: { hydra: 'crete' },
    })
    const now = placed(NOBODY, view)
    expect([...now.values()].map(({ kind, slot }) => `${kind} ${slot}`).sort()).toEqual([
      'heroes 0',
      'heroes 1',
      'hoplites 0',
      'monsters 0',
    ])
  })

  test('that are off the map stand nowhere', () => {
    expect(placed(NOBODY, viewWith({ monsters: { hydra: null } })).size).toBe(0)
  })
})

test('a third monster stands on the first, a little aside', () => {
  const spots = REGIONS.crete?.monsters ?? []
  expect(spots).toHaveLength(2)
  const third = spotOf({ kind: 'monsters', place: 'crete', slot: 2 })
  expect(third).toEqual([(spots[0]?.[0] ?? 0) + 12, (spots[0]?.[1] ?? 0) - 12])
})
