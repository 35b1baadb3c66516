import { describe, expect, it, vi } from 'vitest'
import type { EventInfo, LogEntry, Update } from '../../protocol'
import { outcomes } from './outcomes'
import { sample } from './sample'

vi.mock('../game', () => ({ loadGame: async () => ({}) }))

const event = (kind: string, ...values: number[]): EventInfo => ({ kind, values })

/** A log with one move for each list of events. */
function outcomeOf(...moves: EventInfo[][]) {
  const table = sample()
  table.update = { ...table.update, moves: moves.length } as Update
  table.log = moves.map((events, n) => ({ move: n + 1, seat: 0, events })) as LogEntry[]
  return outcomes(table).ended.at(-1) ?? null
}

/** Ada attacks Bor in Attica. */
const BEGAN = event('battle_began', 2, 0, 1)
const WON = event('battle_won', 1, 2, 5, 4)

describe('how a battle ended', () => {
  it('is not told while it is open', () => {
    expect(outcomeOf([BEGAN, event('card_played', 0, 0, 2)])).toBeNull()
  })

  it('is who won with which strengths and cards', () => {
    const found = outcomeOf([BEGAN], [event('card_played', 1, 1, 3)], [WON])
    expect(found).toMatchObject({ is: 'battle', move: 1, region: 'attica', winner: 1 })
    expect(found?.is === 'battle' && found.sides).toMatchObject([
      { role: 'attacker', seat: 0, strength: 4, cards: [] },
      { role: 'defender', seat: 1, strength: 5, cards: ['flank_attack_bow'] },
    ])
  })

  it('is what became of each army, but not what else the march brings', () => {
    const lost = event('hoplites_killed', 0, 2, 1)
    const retreat = event('retreated', 0, 2, 2, 0)
    const taken = event('control_taken', 1, 2)
    const elsewhere = event('control_taken', 0, 3)
    const found = outcomeOf([BEGAN, WON, lost], [retreat, taken], [elsewhere])
    expect(found?.is === 'battle' && found.sides.map(side => side.told)).toEqual([
      [lost, retreat],
      [taken],
    ])
  })

  it('says nothing of what happens on later turns', () => {
    const later = event('hoplites_killed', 0, 2, 1)
    const found = outcomeOf([BEGAN, WON], [event('turn_began', 1)], [later])
    expect(found?.is === 'battle' && found.sides[0]?.told).toEqual([])
  })

  it('of a battle that was called off is none', () => {
    const calledOff = event('battle_called_off', 2)
    expect(outcomeOf([BEGAN, calledOff], [event('turn_began', 1)])).toBeNull()
  })
})

describe('how a hunt ended', () => {
  const HUNT = event('hunt_began', 0, 0, 0)

  it('is a slain monster, with the wounds and what it brought', () => {
    const wounded = event('monster_wounded', 0, 0, 0, 2, 2)
    const priest = event('priests_gained', 0, 1)
    const found = outcomeOf([HUNT], [wounded, event('monster_slain', 0, 0, 0)], [priest])
    expect(found).toMatchObject({ is: 'hunt', hunter: 0, monster: 'hydra', slain: true })
    expect(found).toMatchObject({ wounds: 2, slots: 2, told: [priest] })
  })

  it('is a monster that survives, healed if it healed', () => {
    const wounded = event('monster_wounded', 0, 0, 0, 1, 2)
    const hurt = event('injured', 0, 1)
    const others = event('injured', 1, 1)
    const events = [wounded, event('wounds_healed', 0), hurt, others, event('hunt_failed', 0, 0)]
    const found = outcomeOf([HUNT], events)
    expect(found).toMatchObject({ slain: false, wounds: 0, told: [hurt] })
  })
})

describe('an event', () => {
  it('is a monster that comes or grows, or a quest that opens', () => {
    const appeared = event('monster_appeared', 0, 2)
    expect(outcomeOf([appeared])).toEqual({
      is: 'event',
      move: 1,
      picture: 'glyph-hydra',
      event: appeared,
    })
    expect(outcomeOf([appeared], [event('quest_opened', 3, 0)])).toMatchObject({ picture: 'quest' })
  })

  it('does not take the place of a battle that ends later', () => {
    expect(outcomeOf([event('monster_evolved', 0, 1)], [BEGAN], [WON])?.is).toBe('battle')
  })
})
