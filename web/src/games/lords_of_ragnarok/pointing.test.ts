import { describe, expect, it, test, vi } from 'vitest'
import { seatsInOrder } from '../kit/seat/seats'
import { giftSaid, wheelGift } from './board/wheel'
import { choiceDetail, targetName, token } from './choiceDetail'
import { needsNoChip } from './needsNoChip'
import { sample } from './sample'
import { targetsOf } from './targetsOf'
import { nameId, say, whose } from './terms'
import type { LordsOfRagnarokView } from './types'
import { armyNoun, armyNumber, boardOf, seatColour, shapeOf, viewOf } from './view'

vi.mock('../game', () => ({ loadGame: async () => ({}) }))

const seen = (table: ReturnType<typeof sample>) => viewOf(table) as LordsOfRagnarokView

describe('what a line of the log lights', () => {
  it('is the mover and the regions', () => {
    expect(targetsOf(sample(), { kind: 'hero_moved', values: [1, 0, 2] })).toEqual([
      { kind: 'seat', noun: 'player-2' },
      { kind: 'region', noun: '1' },
      { kind: 'region', noun: '3' },
    ])
  })

  it('is the space of the wheel, and the boss as a monster', () => {
    expect(targetsOf(sample(), { kind: 'special_action', values: [0, 1] })).toContainEqual({
      kind: 'action',
      noun: 'mobilize',
    })
    expect(targetsOf(sample(), { kind: 'hunt_began', values: [0, 2, 3] })).toContainEqual({
      kind: 'monster',
      noun: 'loki',
    })
  })

  it('is the attribute of whoever is injured', () => {
    expect(targetsOf(sample(), { kind: 'injured', values: [1, 2] })).toContainEqual({
      kind: 'attribute',
      noun: 'wisdom',
      seat: 1,
    })
  })

  it('is no number', () => {
    expect(targetsOf(sample(), { kind: 'cards_drawn', values: [0, 2] })).toEqual([
      { kind: 'seat', noun: 'player-1' },
    ])
  })
})

describe('the wheel', () => {
  it('gives the bonus of its realm with the first marker, the chooser last', () => {
    const realms = {
      vanaheim: { allies: [1], bonus_for: [0, 1] },
      alfheim: { allies: [], bonus_for: [] },
    }
    const table = sample({ view: { realms } })
    expect(wheelGift(table, seen(table), 'mobilize')).toEqual({
      kind: 'bonus',
      realm: 'vanaheim',
      seats: [1, 0],
    })
    expect(giftSaid(table, seen(table), 'mobilize')).toMatch(/Vanaheim.*Bor, You/)
    expect(giftSaid(table, seen(table), 'reinforce')).toMatch(/Nobody.*Alfheim/)
  })

  it('gives a rune to whoever is covered, and no bonus then', () => {
    const realms = { vanaheim: { allies: [0], bonus_for: [0] } }
    const table = sample({ view: { realms, wheel: { mobilize: [0, 1] } } })
    expect(wheelGift(table, seen(table), 'mobilize')).toEqual({
      kind: 'rune',
      realm: 'vanaheim',
      seats: [1],
    })
    expect(giftSaid(table, seen(table), 'mobilize')).toMatch(/rune.*Bor/)
  })

  it('knows no gift for building a monument', () => {
    const table = sample()
    expect(wheelGift(table, seen(table), 'build_monument')).toBeNull()
    expect(giftSaid(table, seen(table), 'build_monument')).toBe('')
  })
})

const ARMIES = {
  '3': {
    armies: [
      { army: 1, seat: 0, strength: 4 },
      { army: 6, seat: 1, strength: 1 },
    ],
  },
}

describe('what tells choices apart', () => {
  it('is the strength of an army, where a monster is, what the wheel gives', () => {
    const table = sample({ regions: ARMIES, view: { wheel: { mobilize: [1], reinforce: [] } } })
    expect(choiceDetail(table, 'activate 1-2')).toBe('strength 4')
    expect(choiceDetail(table, 'activate 2-1')).toBe('Bor, strength 1')
    expect(choiceDetail(table, 'activate 1-1')).toBe('')
    expect(choiceDetail(table, 'hunt draugr')).toBe('Hrafnmark 2')
    expect(choiceDetail(table, 'hunt loki')).toBe('Hrafnmark 4')
    expect(choiceDetail(table, 'control fenrir')).toBe('')
    expect(choiceDetail(table, 'special mobilize')).toMatch(/rune.*Bor/)
    expect(choiceDetail(table, 'done')).toBe('')
  })
})

describe('an army', () => {
  const army = (noun: string) => ({ kind: 'army', noun })

  it('is called by the place where it stands, not by its number', () => {
    const table = sample({ regions: ARMIES })
    expect(targetName(table, army('1-2'))).toBe('Hrafnmark 3')
    expect(targetName(table, army('1-1'))).toBeNull()
    expect(targetName(table, { kind: 'region', noun: '1' })).toBeNull()
  })

  it('shows its token, in the shape and colour of its player', () => {
    const table = sample({ regions: ARMIES })
    expect(token(table, army('1-2'))).toEqual({ symbol: 'army-diamond-4', seatColour: 2 })
    expect(token(table, army('2-1'))).toEqual({ symbol: 'army-square-1', seatColour: 4 })
    expect(token(table, army('1-1'))).toBeNull()
  })
})

test('a wound space is called by the weapons that it asks for', () => {
  const table = sample({ view: { wounding: 'loki' } })
  expect(targetName(table, { kind: 'space', noun: '1' })).toBe('Sword + Bow')
  expect(choiceDetail(table, 'wound 1')).toBe('wound space 1')
  expect(targetName(table, { kind: 'space', noun: '2' })).toBeNull()
  expect(targetName(sample(), { kind: 'space', noun: '1' })).toBeNull()
})

describe('what lies at hand', () => {
  it('is the own hand and what scenes show, not the board', () => {
    const table = sample({ own: { hand: ['sword'] } })
    expect(needsNoChip(table, { kind: 'card', noun: 'sword' })).toBe(true)
    expect(needsNoChip(table, { kind: 'card', noun: 'runeblade' })).toBe(false)
    expect(needsNoChip(table, { kind: 'blessing', noun: 'seidr' })).toBe(true)
    expect(needsNoChip(table, { kind: 'region', noun: '1' })).toBe(false)
    expect(needsNoChip(sample({ view: { own: null } }), { kind: 'card', noun: 'sword' })).toBe(
      false,
    )
  })
})

describe('a player', () => {
  it('has the colour that it is called by and always the same shape', () => {
    const table = sample()
    expect([seatColour(table, 0), shapeOf(table, 0)]).toEqual([2, 'diamond'])
    expect([seatColour(table, 1), shapeOf(table, 1)]).toEqual([4, 'square'])
  })

  it('is called by name, and by colour without one', () => {
    const table = sample()
    expect(whose(table, seen(table), 0)).toBe('You')
    expect(whose(table, seen(table), 1)).toBe('Bor')
    table.session.seats = []
    expect(whose(table, seen(table), 1)).toBe('Green player')
  })

  it('stands clockwise after the own one, which comes last', () => {
    expect(seatsInOrder(seen(sample()))).toEqual([1, 0])
    expect(seatsInOrder(seen(sample({ view: { seat: -1 } })))).toEqual([0, 1])
  })
})

describe('nouns', () => {
  it('name an army by its seat and number, both from one', () => {
    expect(armyNoun(0)).toBe('1-1')
    expect(armyNoun(13)).toBe('3-2')
    expect(armyNumber('3-2')).toBe(13)
  })

  it('have a message each', () => {
    const table = sample()
    const said = (kind: string, noun: string) => say(table, nameId(table, kind, noun))
    expect(said('sea', 'sea_a')).toBe('Vanir Sound')
    expect(said('monster', 'loki')).toBe('Loki')
    expect(said('monster', 'fenrir')).toBe('Fenrir')
    expect(said('god', 'odin')).toBe('Monument of Odin')
    expect(said('action', 'build_temple')).toBe('Build Temple')
    expect(said('rune_action', 'draw-1')).toBe('Draw 1 card')
    expect(said('card', 'runeblade')).toBe('Runeblade')
  })
})

it('there is a side of the board for the number of players', () => {
  const table = sample()
  expect(Object.keys(boardOf(table, seen(table)).regions)).toHaveLength(5)
  const crowd = sample({ view: { players: [] } })
  expect(() => boardOf(crowd, seen(crowd))).toThrow('no board for 0 players')
})
