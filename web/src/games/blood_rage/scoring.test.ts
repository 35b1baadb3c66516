import { describe, expect, it, vi } from 'vitest'
import type { EventInfo } from '../../protocol'
import type { Spoken } from '../../table/spoken'
import { sample } from './sample'
import { type Sums, sums } from './scoring'

vi.mock('../game', () => ({ loadGame: async () => ({}) }))

function of(...events: EventInfo[]): Sums[] {
  return sums(sample({}).spoken as Spoken, [{ move: 1, seat: 0, events }], 2)
}
const gained = (seat: number, glory: number, reason: number): EventInfo => ({
  kind: 'glory_gained',
  values: [seat, glory, reason],
})
const total = (row: Sums | undefined) => Object.values(row ?? {}).reduce((a, b) => a + b, 0)

describe('the sums of the final table', () => {
  it('stand in the column of their reason', () => {
    const [wolf, raven] = of(
      gained(0, 3, -1),
      gained(0, 4, -1),
      gained(0, 5, -2),
      gained(1, 9, -3),
      gained(1, 8, -4),
      gained(1, 20, -5),
    )
    expect(wolf).toEqual({ battle: 7, token: 5, quest: 0, ragnarok: 0, cards: 0, legendary: 0 })
    expect(raven).toEqual({ battle: 0, token: 0, quest: 9, ragnarok: 8, cards: 0, legendary: 20 })
  })

  it('count what a card gave under cards', () => {
    expect(of(gained(0, 2, 4))[0]?.cards).toBe(2)
  })

  it('take stolen Glory from the victim', () => {
    const [wolf, raven] = of(gained(1, 6, -1), { kind: 'glory_stolen', values: [0, 1, 2] })
    expect([total(wolf), total(raven)]).toEqual([2, 4])
  })

  it('do not count a Quest twice: its fulfilment is told before its Glory', () => {
    const [wolf] = of({ kind: 'quest_fulfilled', values: [0, 2, 5] }, gained(0, 5, -3))
    expect(total(wolf)).toBe(5)
  })
})
