/** What is worth knowing about a region before choosing it. */
import type { LordsOfHellasView, PrintedMatter } from '../types'

export interface Force {
  seat: number
  hoplites: number
  fortified: boolean
  hero: string | null
}

export interface Intel {
  land: string
  population: number
  /** Who controls it; -1 for nobody. */
  control: number
  forces: Force[]
  monsters: string[]
  quest: string | null
  bySea: string[]
  /** How many regions of the land the asking seat controls, this one left out. */
  otherRegions: { held: number; all: number }
}

export function intelOf(
  view: LordsOfHellasView,
  printed: PrintedMatter,
  region: string,
): Intel | null {
  const here = view.regions[region]
  const print = printed.regions[region]
  if (!here || !print) return null
  const others = (printed.lands[print.land] ?? []).filter(other => other !== region)
  return {
    land: print.land,
    population: print.population,
    control: here.control,
    forces: view.players
      .map((player, seat) => ({
        seat,
        hoplites: here.hoplites[seat] ?? 0,
        fortified: here.garrison === seat,
        hero: here.heroes.includes(seat) ? player.hero : null,
      }))
      .filter(force => force.hoplites > 0 || force.fortified || force.hero !== null),
    monsters: here.monsters,
    quest: here.quest,
    bySea: print.by_sea,
    otherRegions: {
      held: others.filter(other => view.regions[other]?.control === view.seat).length,
      all: others.length,
    },
  }
}
