/** How far everybody is on each of the four ways to win. */
import type { LordsOfHellasView, PrintedMatter } from './types'

export const VICTORIES = ['lands', 'temples', 'monsters', 'king_of_kings'] as const
export type Victory = (typeof VICTORIES)[number]

export interface Step {
  seat: number
  n: number
  /** The best unfinished land, from 0 to 1. */
  begun: number
  /** One more and the match is won. */
  near: boolean
}

export interface Path {
  victory: Victory
  goal: number
  steps: Step[]
}

/** The ways that are open with so many players, in the order of the rules (LOH-VIC-02). */
export function paths(view: LordsOfHellasView, printed: PrintedMatter): Path[] {
  const { goals, players } = view
  const counted = (victory: 'lands' | 'temples' | 'monsters'): Path => ({
    victory,
    goal: goals[victory],
    steps: players.map(({ progress }, seat) => ({
      seat,
      n: progress[victory],
      begun: victory === 'lands' ? begun(view, printed, seat) : 0,
      near: progress[victory] >= goals[victory] - 1,
    })),
  })
  const found = [counted('lands'), counted('temples'), counted('monsters')]
  return goals.king_of_kings ? [...found, kingOfKings(view, printed)] : found
}

/** The largest share of a land that a player controls without controlling all of it. */
function begun(view: LordsOfHellasView, printed: PrintedMatter, seat: number): number {
  const shares = Object.entries(printed.lands)
    .filter(([land]) => land !== view.goals.ignored_land)
    .map(([, regions]) => {
      const held = regions.filter(region => view.regions[region]?.control === seat)
      return held.length / regions.length
    })
  return Math.max(0, ...shares.filter(share => share < 1))
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
  return { victory: 'king_of_kings', goal, steps }
}

export const PATH_ICONS: Record<Victory, string> = {
  lands: 'i-laurels',
  temples: 'temple',
  monsters: 'i-monster',
  king_of_kings: 'i-usurp',
}
