/** How far everybody is on each of the four ways to win. */
import type { Table } from '../../table/table.svelte'
import { begunLand, type Path } from '../lords/paths'
import type { LordsOfHellasView, PrintedMatter } from './types'
import { printedOf, viewOf } from './view'

const ICONS = { lands: 'i-laurels', temples: 'temple', monsters: 'i-monster' }

/** The ways that are open with so many players, in the order of the rules (LOH-VIC-02). */
export function paths(table: Table): Path[] {
  const view = viewOf(table)
  if (!view) return []
  const { goals, players } = view
  const printed = printedOf(table)
  const lands = Object.entries(printed.lands)
    .filter(([land]) => land !== goals.ignored_land)
    .map(([, regions]) => regions)
  const counted = (victory: 'lands' | 'temples' | 'monsters'): Path => ({
    victory,
    icon: ICONS[victory],
    goal: goals[victory],
    steps: players.map(({ progress }, seat) => ({
      seat,
      n: progress[victory],
      begun: victory === 'lands' ? begunLand(view.regions, lands, seat) : 0,
      near: progress[victory] >= goals[victory] - 1,
    })),
  })
  const found = [counted('lands'), counted('temples'), counted('monsters')]
  return goals.king_of_kings ? [...found, kingOfKings(view, printed)] : found
}

/** The level of the highest monument in a region that a player controls; only the first one that
 * is complete decides the match (LOH-KOK-01). */
function kingOfKings(view: LordsOfHellasView, printed: PrintedMatter): Path {
  const goal = printed.monument_levels
  const first = view.first_monument
  const steps = view.players.map((_, seat) => {
    const levels = Object.entries(view.monuments)
      .filter(([god]) => first === null || god === first)
      .filter(([, { region }]) => view.regions[region]?.control === seat)
      .map(([, { level }]) => level)
    const n = Math.max(0, ...levels)
    return { seat, n, begun: 0, near: first !== null && n === goal }
  })
  return { victory: 'king_of_kings', icon: 'i-usurp', goal, steps }
}
