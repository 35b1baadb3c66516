import { describe, expect, it, vi } from 'vitest'
import { choiceDetail } from './choiceDetail'
import { needsNoChip } from './needsNoChip'
import { sample } from './sample'
import { targetsOf } from './targetsOf'
import { warning } from './warning'

vi.mock('../game', () => ({ loadGame: async () => ({}) }))

describe('what a line of the log lights', () => {
  it('is the mover with the own figure and the places', () => {
    const table = sample({})
    expect(targetsOf(table, { kind: 'marched', values: [1, 1, 0, 1] })).toEqual([
      { kind: 'seat', noun: '1', seat: 1 },
      { kind: 'figure', noun: 'warrior-1', seat: 1 },
      { kind: 'place', noun: 'gimle' },
      { kind: 'place', noun: 'yggdrasil' },
    ])
  })

  it('leaves out the reserve, which is no place on the board', () => {
    const found = targetsOf(sample({}), { kind: 'marched', values: [0, 0, -1, 0] })
    expect(found.filter(target => target.kind === 'place')).toEqual([
      { kind: 'place', noun: 'gimle' },
    ])
  })

  it('is everybody of a list', () => {
    const found = targetsOf(sample({}), { kind: 'battle_began', values: [0, 1, 0] })
    expect(found.map(target => target.seat)).toEqual([undefined, 1, 0])
  })

  it('is the stat of whoever raised it', () => {
    expect(targetsOf(sample({}), { kind: 'stat_raised', values: [1, 2, 5] })).toContainEqual({
      kind: 'stat',
      noun: 'horns',
      seat: 1,
    })
  })
})

describe('a warning', () => {
  it('says how much Rage passing gives up', () => {
    expect(warning(sample({ moves: ['pass'], own: { rage: 3 } }), 'pass')).toContain('3 Rage')
    expect(warning(sample({ moves: ['pass'], own: { rage: 0 } }), 'pass')).toBeNull()
  })

  it('says what is lost when no card is kept', () => {
    const hand = ['troll', 'tyrs_crush']
    const moves = ['keep troll', 'done']
    expect(warning(sample({ prompt: 'keep_card', moves, hand }), 'done')).toContain('all 2')
    expect(warning(sample({ prompt: 'keep_card', moves, hand }), 'keep troll')).toBeNull()
    expect(warning(sample({ prompt: 'join', moves: ['done'], hand }), 'done')).toBeNull()
  })

  it('names the Upgrade that another one replaces', () => {
    const own = { sheet: ['lord_of_axes', null, 'lokis_domain', null] }
    const upgrade = sample({ moves: ['upgrade lord_of_axes'], own })
    expect(warning(upgrade, 'upgrade lord_of_axes')).toContain('Lord of Axes')
    const slots = sample({ prompt: 'upgrade_slot', moves: ['slot clan-1', 'slot clan-2'], own })
    expect(warning(slots, 'slot clan-1')).toContain("Loki's Domain")
    expect(warning(slots, 'slot clan-2')).toBeNull()
    expect(warning(slots, 'upgrade lokis_domain')).toBeNull()
  })
})

describe('what tells choices apart', () => {
  it('is where a figure stands, what lies on a slot, what is printed on a card', () => {
    const table = sample({ own: { sheet: [null, null, 'lokis_domain', null] } })
    expect(choiceDetail(table, 'invade leader')).toBe('Gimle')
    expect(choiceDetail(table, 'invade warrior-1')).toBe('Reserve')
    expect(choiceDetail(table, 'slot clan-1')).toBe("1 of 2: Loki's Domain")
    expect(choiceDetail(table, 'slot clan-2')).toBe('2 of 2: empty')
    expect(choiceDetail(table, 'slot leader')).toBe('empty')
    expect(choiceDetail(table, 'keep tyrs_crush')).toBe('+4')
    expect(choiceDetail(table, 'keep quest_alfheim.1')).toBe('5 Glory')
    expect(choiceDetail(table, 'pass')).toBe('')
  })
})

describe('at hand', () => {
  it('are cards of the hand and figures of the reserve', () => {
    const table = sample({ hand: ['troll'] })
    expect(needsNoChip(table, { kind: 'card', noun: 'troll' })).toBe(true)
    expect(needsNoChip(table, { kind: 'card', noun: 'lokis_domain' })).toBe(false)
    expect(needsNoChip(table, { kind: 'figure', noun: 'ship' })).toBe(true)
    expect(needsNoChip(table, { kind: 'figure', noun: 'leader' })).toBe(false)
    expect(needsNoChip(table, { kind: 'place', noun: 'gimle' })).toBe(false)
  })
})
