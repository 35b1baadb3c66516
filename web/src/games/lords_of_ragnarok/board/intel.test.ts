import { expect, test } from 'vitest'
import type { PrintedBoard } from '../types'
import { intelOf } from './intel'
import { viewWith } from './sample'

const board = {
  lands: { hrafnmark: ['1', '2', '3', '4'] },
  regions: {
    '1': { land: 'hrafnmark', population: 2, seas: ['sea_a'], realms: ['vanaheim'] },
  },
} as unknown as PrintedBoard

test('tells who stands there, how strong, and the beasts', () => {
  const view = viewWith({
    armies: {
      '1': [
        [0, 2],
        [1, 5],
      ],
    },
    heroes: [null, '1'],
    monsters: { draugr: '1' },
    boss: '1',
  })
  const intel = intelOf(view, board, '1')
  expect(intel?.forces).toEqual([
    { seat: 0, armies: [5, 2], strength: 7, hero: null },
    { seat: 1, armies: [], strength: 0, hero: 'ragnar' },
  ])
  expect(intel).toMatchObject({ monsters: ['draugr'], boss: true, control: -1 })
  expect(intel).toMatchObject({ seas: ['sea_a'], realms: ['vanaheim'] })
})

test('counts the other regions of the land that the asking seat holds', () => {
  const view = viewWith({ control: { '1': 0, '2': 0, '3': 1, '8': 0 } })
  expect(intelOf(view, board, '1')?.otherRegions).toEqual({ held: 1, all: 3 })
})

test('knows nothing of what is no region', () => {
  expect(intelOf(viewWith({}), board, 'atlantis')).toBeNull()
})
