import { describe, expect, it, vi } from 'vitest'
import type { EventInfo, LogEntry } from '../../protocol'
import { battleNow, fights, lastOutcome, outcomes, printedStrengths } from './battle'
import { clan, PRINTED, sample } from './sample'
import type { BattleView } from './types'
import { viewOf } from './view'

vi.mock('../game', () => ({ loadGame: async () => ({}) }))

const told = (kind: string, ...values: number[]): EventInfo => ({ kind, values })
const moves = (...entries: EventInfo[][]): LogEntry[] =>
  entries.map((events, n) => ({ move: n + 1, seat: 0, events }))

const FOUGHT = [
  [told('pillage_declared', 1, 0, 0)],
  [told('battle_began', 0, 1, 0), told('card_chosen', 1)],
  [told('revealed', 1, 2, 0), told('revealed', 0, 1, 4)],
  [
    told('total', 1, 3, 3),
    told('total', 0, 4, 8),
    told('battle_won', 0, 0, 8),
    told('destroyed', 1, 0, 0, 0),
    told('pillage_failed', 1, 0),
    told('glory_gained', 0, 3, -1),
    told('card_discarded', 0, 1),
  ],
]

describe('how the last battle ended', () => {
  it('is read from the log', () => {
    const found = lastOutcome(sample({ log: moves(...FOUGHT) }))
    expect(found?.move).toBe(4)
    expect(found?.scene).toMatchObject({ province: 'gimle', pillager: 1, winner: 0, tied: false })
    const [raven, wolf] = found?.scene.fighters ?? []
    expect(raven).toMatchObject({ seat: 1, strength: 3, total: 3, bonus: 0, dying: ['leader'] })
    expect(raven?.cards).toEqual(['quest_alfheim.1'])
    expect(wolf).toMatchObject({ strength: 4, total: 8, bonus: 4, cards: ['tyrs_crush'] })
    expect(wolf?.figures).toEqual(['leader'])
    expect(found?.glory).toEqual({ 0: 3 })
    expect(found?.reward).toBeNull()
  })

  it('does not count what happens after it', () => {
    const later = [told('march_declared', 0, 0, 1, 1), told('glory_gained', 0, 9, -3)]
    const found = lastOutcome(sample({ log: moves(...FOUGHT, later) }))
    expect(found?.glory).toEqual({ 0: 3 })
    const dead = [told('phase_began', 4), told('destroyed', 0, 1, 0, 4)]
    const wolf = lastOutcome(sample({ log: moves(...FOUGHT, dead) }))?.scene.fighters[1]
    expect(wolf?.dying).toEqual([])
  })

  it('is a tie, or unknown without a battle', () => {
    const tied = [FOUGHT[0] ?? [], FOUGHT[1] ?? [], [told('battle_tied', 0)]]
    expect(lastOutcome(sample({ log: moves(...tied) }))?.scene).toMatchObject({
      tied: true,
      winner: -1,
    })
    expect(lastOutcome(sample({ log: moves([told('unopposed', 1, 0)]) }))).toBeNull()
  })

  it('knows only the cards that were laid last when all are laid anew', () => {
    const anew = [
      ...FOUGHT.slice(0, 3),
      [told('card_discarded', 1, 2), told('card_discarded', 0, 1)],
      [told('revealed', 1, 1, 4), told('revealed', 0, 4, 0)],
      ...FOUGHT.slice(3),
    ]
    const found = lastOutcome(sample({ log: moves(...anew) }))
    expect(found?.scene.fighters.map(fighter => fighter.cards)).toEqual([
      ['tyrs_crush'],
      ['lokis_domain'],
    ])
  })
})

describe('an own battle', () => {
  it('is still told when others have fought since', () => {
    const theirs = [
      [told('pillage_declared', 1, 0, 0)],
      [told('battle_began', 0, 1)],
      [told('total', 1, 3, 3), told('battle_won', 1, 0, 3)],
    ]
    const found = outcomes(sample({ log: moves(...FOUGHT, ...theirs) }))
    expect(found.map(outcome => outcome.move)).toEqual([4, 7])
    expect(found.map(outcome => fights(outcome, 0))).toEqual([true, false])
    expect(found[0]?.scene.fighters[1]?.total).toBe(8)
  })
})

describe('a battle under way', () => {
  const BATTLE: BattleView = {
    province: 'gimle',
    pillager: 1,
    again: false,
    participants: [],
    chosen: [false, false],
    cards: [[], []],
    treated: [0, 0],
    blank: [false, false],
    totals: [0, 0],
    fallen: [0, 0],
    winner: -1,
    dying: [],
  }
  function step(changes: Partial<BattleView>, prompt = 'action') {
    const table = sample({ prompt, moves: ['done'], own: { strengths: { gimle: 3 } } })
    const view = viewOf(table)
    if (view) view.battle = { ...BATTLE, ...changes }
    return battleNow(table)
  }

  it('goes from step to step', () => {
    const participants = [1, 0]
    const cards = [['tyrs_crush'], []]
    expect(battleNow(sample({}))).toBeNull()
    expect(step({})?.step).toBe('call')
    expect(step({ participants })?.step).toBe('cards')
    expect(step({ participants, cards })?.step).toBe('late')
    expect(step({ participants, cards }, 'leave_one')?.step).toBe('reveal')
    expect(step({ participants, cards, totals: [7, 7] })).toMatchObject({
      step: 'outcome',
      tied: true,
    })
  })

  it('begins with the pillager and adds open cards to the strength', () => {
    const scene = step({ participants: [1, 0], cards: [['tyrs_crush'], ['quest_alfheim.1']] })
    expect(scene?.fighters.map(({ seat, bonus, strength }) => [seat, strength, bonus])).toEqual([
      [1, 0, 0],
      [0, 3, 4],
    ])
  })

  it('leaves open what a card counts that only the service knows', () => {
    const counting = { ...PRINTED.cards.tyrs_crush, bonus: null }
    const table = sample({})
    table.printed = { ...PRINTED, cards: { ...PRINTED.cards, tyrs_crush: counting } }
    const view = viewOf(table)
    if (view) view.battle = { ...BATTLE, participants: [1, 0], cards: [['tyrs_crush'], []] }
    expect(battleNow(table)?.fighters[1]?.bonus).toBeNull()
  })
})

describe('strength by figure', () => {
  it('is what stands on figures and Upgrades', () => {
    const wolf = clan('wolf', { sheet: ['lord_of_axes', 'troll', null, null] })
    const found = printedStrengths(PRINTED, wolf, ['leader', 'warrior-1', 'troll'], 7)
    expect(found).toEqual({ leader: 4, 'warrior-1': 1, troll: 2 })
  })

  it('is not told where the service counts otherwise', () => {
    expect(printedStrengths(PRINTED, clan('wolf'), ['warrior-1', 'warrior-2'], 3)).toEqual({})
  })
})
