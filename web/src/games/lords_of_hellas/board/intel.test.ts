import { expect, test } from 'vitest'
import type { PrintedMatter } from '../types'
import { intelOf } from './intel'
import { viewWith } from './sample'

const printed = {
  lands: { green: ['achaea', 'elis', 'arcadia', 'messenia'] },
  regions: { achaea: { land: 'green', population: 2, by_sea: [] } },
} as unknown as PrintedMatter

test('tells who stands there, the fortified hoplite and the hero included', () => {
  const view = viewWith({
    hoplites: { achaea: [2, 0] },
    heroes: [null, 'achaea'],
    garrison: { achaea: 0 },
    monsters: { sphinx: 'achaea' },
  })
  const intel = intelOf(view, printed, 'achaea')
  expect(intel?.forces).toEqual([
    { seat: 0, strength: 3, fortified: true, hero: null },
    { seat: 1, strength: 0, fortified: false, hero: 'achilles' },
  ])
  expect(intel?.monsters).toEqual(['sphinx'])
  expect(intel?.control).toBe(-1)
})

test('counts the other regions of the land that the asking seat holds', () => {
  const view = viewWith({ control: { achaea: 0, elis: 0, arcadia: 1, crete: 0 } })
  expect(intelOf(view, printed, 'achaea')?.otherRegions).toEqual({ held: 1, all: 3 })
})

test('knows nothing of what is no region', () => {
  expect(intelOf(viewWith({}), printed, 'atlantis')).toBeNull()
})
