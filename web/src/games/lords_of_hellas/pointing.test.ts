import { describe, expect, it, vi } from 'vitest'
import { seatsInOrder } from '../kit/seat/seats'
import { groupOf } from './actions'
import { choiceDetail } from './choiceDetail'
import { faceOf } from './faces'
import { needsNoChip } from './needsNoChip'
import { offerOf } from './offers'
import { sample } from './sample'
import { targetsOf } from './targetsOf'
import type { HuntView } from './types'
import { attributeValue, seatColour, viewOf } from './view'
import { warning } from './warning'
import { slotsAsked } from './wounds'

vi.mock('../game', () => ({ loadGame: async () => ({}) }))

const HUNT: HuntView = {
  hunter: 0,
  monster: 'hydra',
  region: 'elis',
  dealt: 0,
  rewards: [],
  attacks: [],
  strength: 0,
  defence: 0,
  deck: 18,
  discarded: 0,
}

describe('what a line of the log lights', () => {
  it('is the mover and the regions', () => {
    expect(targetsOf(sample(), { kind: 'hero_moved', values: [1, 0, 2] })).toEqual([
      { kind: 'seat', noun: 'player-2' },
      { kind: 'region', noun: 'elis' },
      { kind: 'region', noun: 'attica' },
    ])
  })

  it('is the attribute of whoever is injured', () => {
    expect(targetsOf(sample(), { kind: 'injured', values: [1, 2] })).toContainEqual({
      kind: 'attribute',
      noun: 'speed',
      seat: 1,
    })
  })

  it('is no number', () => {
    expect(targetsOf(sample(), { kind: 'cards_drawn', values: [0, 2] })).toEqual([
      { kind: 'seat', noun: 'player-1' },
    ])
  })
})

describe('a warning', () => {
  it('says that a hunt given up leaves the monster alive', () => {
    const table = sample({
      prompt: 'hero_attacks',
      moves: ['give-up', 'wound 1'],
      view: { hunt: HUNT },
    })
    expect(warning(table, 'give-up')).toContain('the Hydra')
  })

  it('is not needed where giving up is all that is left', () => {
    const table = sample({ prompt: 'hero_attacks', moves: ['give-up'], view: { hunt: HUNT } })
    expect(warning(table, 'give-up')).toBeNull()
  })

  it('names the basic actions that a special action forfeits', () => {
    const table = sample({ prompt: 'turn', moves: ['go attica', 'move attica', 'prepare'] })
    expect(warning(table, 'prepare')).toBe(
      'A special action ends your turn. You have not used: Move hero, Move hoplites.',
    )
    expect(warning(table, 'go attica')).toBeNull()
    expect(warning(sample({ prompt: 'turn', moves: ['prepare'] }), 'prepare')).toBeNull()
  })

  it('tells basic from special actions', () => {
    const table = sample({ prompt: 'turn', moves: ['go attica', 'prepare'] })
    expect(groupOf(table, 'go')).toBe('Basic actions')
    expect(groupOf(table, 'prepare')).toBe('Special action')
    expect(groupOf(table, 'invoke')).toBeNull()
    expect(groupOf(sample({ prompt: 'move_hero', moves: ['go attica'] }), 'go')).toBeNull()
  })

  it('names whoever would profit from a complete monument', () => {
    const moves = ['monument athena']
    const theirs = sample({ moves, control: [-1, -1, 1, -1] })
    expect(warning(theirs, 'monument athena')).toContain('Bor')
    expect(warning(sample({ moves, control: [-1, -1, 0, -1] }), 'monument athena')).toBeNull()
    expect(warning(sample({ moves }), 'monument athena')).toBeNull()
  })

  it('is not given once another monument is complete', () => {
    const given = { moves: ['monument athena'], view: { first_monument: 'zeus' } }
    const table = sample({ ...given, control: [-1, -1, 1, -1] })
    expect(warning(table, 'monument athena')).toBeNull()
  })
})

describe('what tells choices apart', () => {
  it('is symbol and strength of a card, where a monster is, what a wound slot shows', () => {
    const table = sample({ view: { hunt: HUNT } })
    expect(choiceDetail(table, 'defend trap_sword')).toBe('Sword 2')
    expect(choiceDetail(table, 'hunt hydra')).toBe('Elis')
    expect(choiceDetail(table, 'wound 2')).toBe('Bow')
    expect(choiceDetail(table, 'done')).toBe('')
  })
})

describe('the slots to choose from', () => {
  it('are those of the monster that an effect wounds before those of the hunted one', () => {
    expect(slotsAsked(sample())).toBeNull()
    expect(slotsAsked(sample({ view: { hunt: HUNT } }))?.monster).toBe('hydra')
    expect(slotsAsked(sample({ view: { wounding: 'hydra' } }))?.slots).toHaveLength(2)
  })
})

describe('an offer', () => {
  it('is all heroes while one is chosen', () => {
    const table = sample({ prompt: 'choose_hero', moves: ['hero helen'] })
    expect(offerOf(table)).toMatchObject({ kind: 'hero', nouns: ['achilles', 'helen'] })
  })

  it('is the blessings that go round, the artifacts or the cards looked at', () => {
    expect(offerOf(sample())).toBeNull()
    expect(offerOf(sample({ own: { blessings: ['weak_spot'] } }))?.kind).toBe('blessing')
    expect(offerOf(sample({ own: { artifacts: ['ambrosia'] } }))?.kind).toBe('artifact')
    expect(offerOf(sample({ own: { cards: ['trap_sword'] } }))?.kind).toBe('card')
  })
})

describe('cards', () => {
  it('show their figures, or X where an attack counts something', () => {
    const table = sample()
    expect(faceOf(table, { kind: 'card', noun: 'trap_sword' })).toMatchObject({
      name: 'Trap',
      number: '2',
      losses: 1,
      icon: 'w-sword',
      line: 'Sword',
    })
    expect(faceOf(table, { kind: 'attack', noun: 'charge' }).number).toBe('X')
    expect(faceOf(table, { kind: 'blessing', noun: 'weak_spot' }).line).toBe('Zeus')
  })
})

describe('players', () => {
  it('have the colour of their army wherever they sit', () => {
    expect(seatColour(sample(), 0)).toBe(3)
    expect(seatColour(sample(), 1)).toBe(1)
  })

  it('stand in the order of turns, the own one last', () => {
    const view = viewOf(sample())
    expect(view && seatsInOrder(view)).toEqual([1, 0])
  })

  it('count an injured attribute as 1 (LOH-INJ-01)', () => {
    const hurt = viewOf(sample({ me: { injured: ['strength'] } }))?.players[0]
    expect(hurt && attributeValue(hurt, 'strength')).toBe(1)
    expect(hurt && attributeValue(hurt, 'speed')).toBe(2)
  })
})

describe('at hand', () => {
  it('are the own cards and what scenes show', () => {
    const table = sample({ own: { hand: ['trap_sword'] } })
    expect(needsNoChip(table, { kind: 'card', noun: 'trap_sword' })).toBe(true)
    expect(needsNoChip(table, { kind: 'card', noun: 'flank_attack_bow' })).toBe(false)
    expect(needsNoChip(table, { kind: 'slot', noun: '1' })).toBe(true)
    expect(needsNoChip(table, { kind: 'region', noun: 'elis' })).toBe(false)
  })
})
