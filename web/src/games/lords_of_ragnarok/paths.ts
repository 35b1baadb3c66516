/** How far everybody is on each way to win. */
import type { Table } from '../../table/table.svelte'
import { begunLand, type Path } from '../lords/paths'
import type { LordsOfRagnarokView } from './types'
import { boardOf, viewOf } from './view'

/** In the order of the rules (LOR-WIN-01 to 04, LOR-RAG-07). */
export function paths(table: Table): Path[] {
  const view = viewOf(table)
  if (!view) return []
  const { goals, players } = view
  const lands = Object.values(boardOf(table, view).lands)
  return [
    {
      victory: 'great_jarl',
      icon: 'attr-authority',
      goal: goals.lands,
      steps: players.map(({ progress: { lands: n } }, seat) => ({
        seat,
        n,
        begun: begunLand(view.regions, lands, seat),
        near: n >= goals.lands - 1,
      })),
    },
    {
      victory: 'great_godi',
      icon: 'temple',
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
      icon: 'slayer',
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
  return { victory: 'ragnarok', icon: 'reward-realm', goal: 0, steps }
}
