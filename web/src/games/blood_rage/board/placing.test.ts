import { describe, expect, test } from 'vitest'
import type { BloodRageView, ClanView } from '../types'
import { BRANCHES, CORNERS, PROVINCES, SIZE } from './layout'
import { keyOf, type Placing, placed, spotOf, stackOn, widthOf } from './placing'

const NOWHERE: Placing = new Map()

/** A view with nothing but figures: for each seat, where its figures are. */
function viewOf(...seats: Record<string, string>[]): BloodRageView {
  const names = ['wolf', 'raven', 'serpent', 'bear']
  const clans = seats.map((figures, seat) => ({ clan: names[seat], figures }) as ClanView)
  return { clans } as BloodRageView
}

function warriors(count: number, place: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`warrior-${n + 1}`, place]))
}

describe('villages', () => {
  test('are filled in order, by seats and figures', () => {
    const now = placed(NOWHERE, viewOf({ leader: 'horgr', ship: 'reserve' }, { leader: 'horgr' }))
    expect(now.get(keyOf(0, 'leader'))).toEqual({ place: 'horgr', slot: 0 })
    expect(now.get(keyOf(1, 'leader'))).toEqual({ place: 'horgr', slot: 1 })
    expect(now.size).toBe(2)
  })

  test('a figure keeps its village until it leaves', () => {
    const before = placed(NOWHERE, viewOf({ 'warrior-1': 'gimle', 'warrior-2': 'gimle' }))
    const now = placed(before, viewOf({ 'warrior-1': 'valhalla', 'warrior-2': 'gimle' }))
    expect(now.get(keyOf(0, 'warrior-2'))).toEqual({ place: 'gimle', slot: 1 })
    const later = placed(now, viewOf({ leader: 'gimle', 'warrior-2': 'gimle' }))
    expect(later.get(keyOf(0, 'leader'))).toEqual({ place: 'gimle', slot: 0 })
  })

  test('a figure that comes back begins anew', () => {
    const before = placed(NOWHERE, viewOf({ 'warrior-1': 'gimle', 'warrior-2': 'gimle' }))
    const away = placed(before, viewOf({ 'warrior-1': 'gimle', 'warrior-2': 'andlang' }))
    const other = placed(away, viewOf({ 'warrior-1': 'horgr', 'warrior-2': 'gimle' }))
    expect(other.get(keyOf(0, 'warrior-2'))).toEqual({ place: 'gimle', slot: 0 })
  })

  test('the same views give the same placing', () => {
    const views = [viewOf(warriors(3, 'gimle')), viewOf({ leader: 'gimle', 'warrior-2': 'gimle' })]
    const once = views.reduce(placed, NOWHERE)
    expect([...views.reduce(placed, NOWHERE)]).toEqual([...once])
  })
})

describe('Yggdrasil', () => {
  test('a figure takes, of the first twelve spots, the one nearest to its corner', () => {
    const now = placed(NOWHERE, viewOf({}, { leader: 'yggdrasil' }))
    const [x, y] = spotOf(now.get(keyOf(1, 'leader')) ?? { place: '', slot: -1 })
    const [cx, cy] = CORNERS.raven ?? [0, 0]
    const away = Math.hypot(x - cx, y - cy)
    for (const spot of BRANCHES.slice(0, 12)) {
      expect(Math.hypot(spot[0] - cx, spot[1] - cy)).toBeGreaterThanOrEqual(away)
    }
  })

  test('later spots are used only when the earlier ones are taken', () => {
    const twelve = placed(NOWHERE, viewOf(warriors(8, 'yggdrasil'), warriors(4, 'yggdrasil')))
    const slots = [...twelve.values()].map(({ slot }) => slot)
    expect(slots.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    const more = placed(twelve, viewOf(warriors(8, 'yggdrasil'), warriors(5, 'yggdrasil')))
    const thirteenth = more.get(keyOf(1, 'warrior-5'))?.slot ?? 0
    expect(thirteenth).toBeGreaterThanOrEqual(12)
    expect(thirteenth).toBeLessThan(18)
  })

  test('past twenty-five figures stand on each other, counted on the top one', () => {
    const crowd = placed(
      NOWHERE,
      viewOf(...Array.from({ length: 4 }, () => warriors(8, 'yggdrasil'))),
    )
    const slots = [...crowd.values()].map(({ slot }) => slot)
    expect(new Set(slots).size).toBe(32)
    const top = [...crowd.values()].find(({ slot }) => slot === 25) ?? { place: '', slot: 0 }
    const under = { place: 'yggdrasil', slot: 0 }
    expect(stackOn(crowd, top)).toBe(2)
    expect(stackOn(crowd, under)).toBe(1)
    expect(spotOf(top)).not.toEqual(spotOf(under))
  })

  test('figures get smaller when it is crowded', () => {
    expect(widthOf('warrior', 'yggdrasil', 12)).toBe(SIZE.small)
    expect(widthOf('warrior', 'yggdrasil', 13)).toBe(SIZE.crowded)
    expect(widthOf('warrior', 'horgr', 5)).toBe(SIZE.warrior)
  })
})

test('every slot of a province is a village of its own', () => {
  for (const [place, { villages }] of Object.entries(PROVINCES)) {
    const spots = villages.map((_, slot) => spotOf({ place, slot }).join())
    expect(new Set(spots).size).toBe(villages.length)
  }
})
