import { expect, test } from 'vitest'
import type { BloodRageView, PrintedMatter } from '../types'
import { intelOf } from './intel'

const printed = {
  provinces: {
    horgr: { villages: 4, fjord: 'fjord_southeast', adjacent: ['utgard', 'yggdrasil'] },
    yggdrasil: { villages: 1000, fjord: null, adjacent: ['horgr', 'utgard'], is_centre: true },
  },
} as unknown as PrintedMatter

const view = {
  provinces: {
    horgr: { token: 'horns', pillaged: false, destroyed: false },
    yggdrasil: { token: 'all_stats', pillaged: true, destroyed: false },
  },
  clans: [
    {
      clan: 'wolf',
      figures: { 'warrior-1': 'horgr', 'warrior-2': 'horgr', ship: 'fjord_southeast' },
      strengths: { horgr: 4 },
    },
    { clan: 'bear', figures: { leader: 'horgr', troll: 'reserve' }, strengths: { horgr: 7 } },
    { clan: 'raven', figures: { leader: 'utgard' }, strengths: { utgard: 3 } },
    { clan: 'serpent', figures: { leader: 'valhalla' }, strengths: {} },
  ],
} as unknown as BloodRageView

test('the strongest clan comes first, alike figures are counted, ships of the fjord too', () => {
  const { forces } = intelOf(view, printed, 'horgr')
  expect(forces.map(({ clan, strength }) => [clan, strength])).toEqual([
    ['bear', 7],
    ['wolf', 4],
  ])
  expect(forces[1]?.figures).toEqual([
    { figure: 'warrior-1', count: 2 },
    { figure: 'ship', count: 1 },
  ])
})

test('ships take no village; who stands next door is named', () => {
  const intel = intelOf(view, printed, 'horgr')
  expect(intel.freeVillages).toBe(1)
  expect(intel.neighbours).toEqual([2])
  expect(intel.reward).toBe('horns')
})

test('Yggdrasil has no villages, a pillaged token no reward', () => {
  const intel = intelOf(view, printed, 'yggdrasil')
  expect(intel.freeVillages).toBeNull()
  expect(intel.reward).toBeNull()
  expect(intel.pillaged).toBe(true)
  expect(intel.forces).toEqual([])
})
