/** How far everybody is on each way to win. */
import type { Table } from '../../table/table.svelte'
import { boardOf } from './seen'
import type { LordsOfRagnarokView } from './types'

export const VICTORIES = ['great_jarl', 'great_godi', 'monster_slayer', 'ragnarok'] as const
export type Victory = (typeof VICTORIES)[number]

export interface Step {
  seat: number
  n: number
  /** The best unfinished land, from 0 to 1. */
  begun: number
  /** The next stroke may win the match. */
  near: boolean
}

export interface Path {
  victory: Victory
  /** What is needed; 0 where it is the most that wins. */
  goal: number
  steps: Step[]
}

/** In the order of the rules (LOR-WIN-01 to 04, LOR-RAG-07). */
export function paths(table: Table, view: LordsOfRagnarokView): Path[] {
  const { goals, players } = view
  const lands = begun(table, view)
  return [
    {
      victory: 'great_jarl',
      goal: goals.lands,
      steps: players.map(({ progress: { lands: n } }, seat) => ({
        seat,
        n,
        begun: lands[seat] ?? 0,
        near: n >= goals.lands - 1,
      })),
    },
    {
      victory: 'great_godi',
      goal: goals.temples,
      steps: players.map(({ progress: { temples: n } }, seat) => ({
        seat,
        n,
        begun: 0,
        near: n >= goals.temples - 1,
      })),
    },
    {
      victory: 'monster_slayer',
      goal: goals.defeated,
      steps: players.map(({ progress: { defeated: n } }, seat) => ({
        seat,
        n,
        begun: 0,
        near: n >= goals.defeated,
      })),
    },
    atYggdrasil(view),
  ]
}

/** By seat: the largest share of a land that it controls without controlling all of it. */
function begun(table: Table, view: LordsOfRagnarokView): number[] {
  const lands = Object.values(boardOf(table, view).lands)
  return view.players.map((_, seat) => {
    const shares = lands.map(regions => {
      const held = regions.filter(region => view.regions[region]?.control === seat)
      return held.length / regions.length
    })
    return Math.max(0, ...shares.filter(share => share < 1))
  })
}

/** Most regions around the tree win at Ragnarok; nobody is near before its last turns. */
function atYggdrasil({ players, last_turns }: LordsOfRagnarokView): Path {
  const counts = players.map(({ progress }) => progress.around_yggdrasil)
  const most = Math.max(1, ...counts)
  const steps = counts.map((n, seat) => ({
    seat,
    n,
    begun: 0,
    near: last_turns >= 0 && n === most,
  }))
  return { victory: 'ragnarok', goal: 0, steps }
}

export const PATH_ICONS: Record<Victory, string> = {
  great_jarl: 'attr-authority',
  great_godi: 'temple',
  monster_slayer: 'slayer',
  ragnarok: 'reward-realm',
}
