import { describe, expect, it, vi } from 'vitest'
import type { Update } from '../../protocol'
import { faceOf } from './faces'
import { factsOf } from './facts'
import { offerOf } from './offers'
import { HUNT, sample } from './sample'
import { warning } from './warning'
import { beastAsked, spacesOf } from './wounds'

vi.mock('../game', () => ({ loadGame: async () => ({}) }))

describe('cards to choose from', () => {
  it('are those of the question', () => {
    const table = sample({ prompt: 'take_blessing', moves: ['bless seidr', 'bless ravens'] })
    expect(offerOf(table)).toMatchObject({ kind: 'blessing', nouns: ['seidr', 'ravens'] })
  })

  it('are none in questions about the board', () => {
    expect(offerOf(sample({ moves: ['go 1', 'done'] }))).toBeNull()
  })
})

describe('faces', () => {
  it('tell what a combat card does in battle and in a hunt', () => {
    const face = faceOf(sample(), { kind: 'card', noun: 'sword' })
    expect(face).toMatchObject({ number: '3', losses: 1, name: 'Sword' })
    expect(face.effects.map(({ brief }) => brief)).toEqual(['Value only', '3rd wound: draw 1 card'])
  })

  it('tell the figures of an attack card', () => {
    const { figures } = faceOf(sample(), { kind: 'attack', noun: 'strike' })
    expect(figures.map(({ n }) => n)).toEqual([4, 6, 2])
  })

  it('show whose artifact it is', () => {
    expect(faceOf(sample(), { kind: 'artifact', noun: 'gungnir' }).icon).toBe('monument-odin-3')
    expect(faceOf(sample(), { kind: 'artifact', noun: 'gleipnir' }).icon).toBe('monster-fenrir')
  })
})

describe('wound spaces', () => {
  it('know weapon, reward and whose marker covers them', () => {
    expect(spacesOf(sample(), 'fenrir')).toEqual([
      { noun: '1', symbols: ['sword'], reward: '', seat: 0 },
      { noun: '2', symbols: ['axe'], reward: 'rune', seat: -1 },
    ])
  })

  it('of Loki want two weapons', () => {
    expect(spacesOf(sample(), 'loki')).toMatchObject([{ symbols: ['sword', 'bow'], seat: -1 }])
  })

  it('are asked about in a hunt and where an effect wounds', () => {
    expect(beastAsked(sample({ view: { hunt: HUNT } }))).toBe('fenrir')
    expect(beastAsked(sample({ view: { wounding: 'draugr' } }))).toBe('draugr')
    expect(beastAsked(sample())).toBeNull()
  })
})

describe('what is given up', () => {
  it('is a hunt by whoever deals no wound (LOR-HRND-04)', () => {
    const table = sample({
      prompt: 'hero_round',
      moves: ['give-up', 'strike axe'],
      view: { hunt: HUNT },
    })
    expect(warning(table, 'give-up')).toContain('Fenrir')
    table.update = {
      ...table.update,
      question: { ...table.question, moves: ['give-up'] },
    } as Update
    expect(warning(table, 'give-up')).toBeNull()
  })

  it('is nothing by passing in a battle', () => {
    expect(warning(sample({ prompt: 'play_card', moves: ['pass'] }), 'pass')).toBeNull()
  })
})

describe('what is known now', () => {
  it('of a region is its land and its holder', () => {
    const facts = factsOf(sample({ control: [1] }), { kind: 'region', noun: '1' })
    expect(facts).toEqual(['Land of the raven: regions 1–4.', 'Held by Bor'])
  })

  it('of a wound space is its weapon and its reward', () => {
    const table = sample({ view: { hunt: HUNT } })
    expect(factsOf(table, { kind: 'space', noun: '2' })).toEqual([
      'Axe',
      'Gain 1 rune of your choice from the bank.',
    ])
  })

  it('of an omen is how near it is', () => {
    expect(factsOf(sample(), { kind: 'omen', noun: 'o2_lands' })).toEqual(['So far 0 of 2.'])
  })

  it('of an army is its strength and place', () => {
    const regions = { '4': { armies: [{ army: 7, seat: 1, strength: 3 }] } }
    expect(factsOf(sample({ regions }), { kind: 'army', noun: '2-2' })).toEqual([
      'Bor: strength 3, Hrafnmark 4',
    ])
  })

  it('of an injured attribute is its level', () => {
    const me = { injured: ['might'], values: { authority: 2, might: 2, wisdom: 2 } }
    expect(factsOf(sample({ me }), { kind: 'attribute', noun: 'might', seat: 0 })).toEqual([
      'Might counts as 2, injured; level 3',
    ])
  })
})
