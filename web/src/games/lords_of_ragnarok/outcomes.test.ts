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

/** Ada attacks Bor in region 3. */
const BEGAN = event('battle_began', 2, 0, 1)
const WON = event('battle_won', 1, 2, 5, 4)

describe('how a battle ended', () => {
  it('is not told while it is open', () => {
    expect(outcomeOf([BEGAN, event('card_played', 0, 0)])).toBeNull()
  })

  it('is who won with which strengths and cards', () => {
    const found = outcomeOf([BEGAN], [event('card_played', 1, 0)], [WON])
    expect(found).toMatchObject({ is: 'battle', move: 1, region: '3', winner: 1 })
    expect(found?.is === 'battle' && found.sides).toMatchObject([
      { role: 'attacker', seat: 0, strength: 4, cards: [] },
      { role: 'defender', seat: 1, strength: 5, cards: ['sword'] },
    ])
  })

  it('is what became of the armies there, and nowhere else', () => {
    const lost = event('army_weakened', 0, 2, 1)
    const retreat = event('retreated', 0, 2, 0)
    const taken = event('control_taken', 1, 2)
    const elsewhere = event('army_weakened', 0, 3, 1)
    const found = outcomeOf([BEGAN, WON, lost], [retreat, taken], [elsewhere])
    expect(found?.is === 'battle' && found.sides.map(side => side.told)).toEqual([
      [lost, retreat],
      [taken],
    ])
  })

  it('says nothing of what happens on later turns', () => {
    const later = event('army_destroyed', 0, 2)
    const found = outcomeOf([BEGAN, WON], [event('turn_began', 1)], [later])
    expect(found?.is === 'battle' && found.sides[0]?.told).toEqual([])
  })
})

describe('how a hunt ended', () => {
  const HUNT = event('hunt_began', 0, 1, 1)

  it('is a defeated monster, with what it brought', () => {
    const wounded = event('wounded', 0, 1, 0)
    const rune = event('rune_gained', 0, 1)
    const found = outcomeOf([HUNT], [wounded, rune, wounded, event('monster_defeated', 0, 1, 1)])
    expect(found).toMatchObject({ is: 'hunt', hunter: 0, monster: 'fenrir', slain: true })
    expect(found).toMatchObject({ wounds: 2, told: [rune] })
  })

  it('is a monster that survives, with the wounds that did not heal', () => {
    const hurt = event('injured', 0, 1)
    const others = event('injured', 1, 1)
    const events = [
      event('wounded', 0, 0, 0),
      event('wounded', 0, 0, 1),
      event('wound_removed', 0, 1),
    ]
    const found = outcomeOf([HUNT], [...events, hurt, others, event('hunt_failed', 0, 1)])
    expect(found).toMatchObject({ slain: false, wounds: 1, told: [hurt] })
  })

  it('may be one on Loki', () => {
    const found = outcomeOf([event('hunt_began', 0, 2, 3), event('hunt_failed', 0, 2)])
    expect(found).toMatchObject({ monster: 'loki' })
  })
})
