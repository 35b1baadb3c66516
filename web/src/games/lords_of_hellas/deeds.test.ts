import { expect, it } from 'vitest'
import type { LogEntry } from '../../protocol'
import { deedsOf } from './deeds'

it('counts what each seat has done, hoplites lost one by one', () => {
  const log = [
    {
      events: [
        { kind: 'battle_won', values: [1, 4, 5, 3] },
        { kind: 'hoplites_killed', values: [0, 4, 3] },
      ],
    },
    { events: [{ kind: 'temple_built', values: [0, 2] }] },
    {
      events: [
        { kind: 'oracle_built', values: [0, 7] },
        { kind: 'hero_moved', values: [0, 1, 2] },
      ],
    },
  ] as LogEntry[]
  expect(deedsOf(log, 2)).toEqual({
    battles: [0, 1],
    temples: [2, 0],
    monuments: [0, 0],
    quests: [0, 0],
    prayers: [0, 0],
    losses: [3, 0],
  })
})
