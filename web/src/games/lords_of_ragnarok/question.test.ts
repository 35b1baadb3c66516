import { describe, expect, it, test, vi } from 'vitest'
import type { Game } from '../game'
import { formOf } from '../lords/outcomes'
import { areasOf } from './board/geometry'
import { intelOf } from './board/intel'
import { type Layout, NOWHERE } from './board/layout'
import { sitesOf } from './board/sites'
import { targetName } from './choiceDetail'
import { actorOf, ask, back, standsFor } from './question'
import { sample } from './sample'
import { say } from './terms'
import type { LordsOfRagnarokView } from './types'
import { boardOf, viewOf } from './view'

vi.mock('../game', () => ({ loadGame: async () => ({}) }))

const GAME = { standsFor, targetName } as unknown as Game
const CORE = { kind: 'action', noun: 'build_monument' }
const seen = (table: ReturnType<typeof sample>) => viewOf(table) as LordsOfRagnarokView

describe('the middle of the wheel', () => {
  it('stands for building any monument', () => {
    const table = sample({ prompt: 'special_action', moves: ['special prepare', 'monument odin'] })
    table.game = GAME
    expect(table.choices.movesAt(CORE)).toEqual(['monument odin'])
    expect(table.isLit(CORE)).toBe(true)
    expect(table.targetName(CORE)).toBe('Build Monument')
    table.choices.verb = 'special'
    expect(table.isLit(CORE)).toBe(false)
  })

  it('is one of the areas to point at', () => {
    const layout = { ...NOWHERE, wheel: { mobilize: {} } } as unknown as Layout
    expect(areasOf(layout, 'action')).toEqual(['mobilize', 'build_monument'])
  })
})

describe('a question', () => {
  it('names the monster that acts, and marks it', () => {
    const view = { acting_monster: 'fenrir' }
    const table = sample({ prompt: 'activate_monster', moves: ['shift 2', 'ravage'], view })
    expect(ask(table)).toBe('What does Fenrir do?')
    expect(actorOf(seen(table))).toEqual({ kind: 'monster', noun: 'fenrir' })
  })

  it('names the place of the army that acts, marks it, and may be left', () => {
    const regions = { '1': { armies: [{ army: 0, seat: 0, strength: 3 }] } }
    const table = sample({
      prompt: 'activate_army',
      moves: ['to 2'],
      regions,
      view: { acting_army: 0 },
    })
    expect(ask(table)).toBe('What does your army in Hrafnmark 1 do?')
    expect(actorOf(seen(table))).toEqual({ kind: 'army', noun: '1-1' })
    expect(back(table)).toBe('Another army')
    expect(back(sample({ moves: ['go 1'] }))).toBeNull()
  })

  it('is the lasting one without such a thing', () => {
    expect(ask(sample({ prompt: 'prayer', moves: ['done'] }))).toBeNull()
  })
})

test('a move into an enemy army shows the battle and both strengths', () => {
  const table = sample({
    prompt: 'activate_army',
    moves: ['to 2'],
    regions: {
      '1': { armies: [{ army: 0, seat: 0, strength: 3 }] },
      '2': {
        armies: [
          { army: 1, seat: 0, strength: 1 },
          { army: 6, seat: 1, strength: 5 },
        ],
      },
    },
    view: { acting_army: 0 },
  })
  const board = boardOf(table, seen(table))
  expect(intelOf(seen(table), board, '2')?.battle).toEqual({ own: 4, other: 5 })
  expect(intelOf(seen(table), board, '3')?.battle).toBeNull()
})

test('a region tells what lies in it', () => {
  const table = sample({ regions: { '3': { temple: true } } })
  expect(sitesOf(table, seen(table), '2')).toEqual(['Forge'])
  expect(sitesOf(table, seen(table), '3')).toEqual(['Temple'])
  expect(sitesOf(table, seen(table), '4')).toEqual(['Monument of Odin'])
})

test('texts tell of the table at hand, not of two players', () => {
  const table = sample()
  expect(say(table, 'monument-odin.text', { players: 4 })).toBe('Hrafnmark 4. Priest spaces: 3.')
  expect(say(table, 'monument-odin.text', { players: 2 })).toBe('Hrafnmark 4. Priest spaces: 2.')
  expect(say(table, 'term-army.text')).not.toContain('your')
})

test('an army of the past goes by where it stood', () => {
  const table = sample()
  const past = sample({ regions: { '3': { armies: [{ army: 3, seat: 0, strength: 1 }] } } })
  expect(targetName(table, { kind: 'army', noun: '1-4' })).toBeNull()
  expect(targetName(table, { kind: 'army', noun: '1-4' }, past.view)).toBe('Hrafnmark 3')
})

test('a tie is told with its reason', () => {
  expect(formOf({ kind: 'battle_won', values: [1, 3, 3, 3] })).toBe('tie')
  expect(formOf({ kind: 'battle_won', values: [1, 3, 4, 3] })).toBeNull()
})

test('the bar says how many turns are left, not a bare number', () => {
  const table = sample()
  expect(say(table, 'table-last-turns', { n: 4 })).toBe('Ragnarok: 4 turns after this')
  expect(say(table, 'table-last-turns', { n: 0 })).toBe('Ragnarok: the last turn')
})
