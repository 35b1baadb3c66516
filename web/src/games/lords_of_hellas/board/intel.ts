/** What is worth knowing about a region before choosing it. */
import { type Force, otherRegions } from '../../lords/intel'
import type { LordsOfHellasView, PrintedMatter } from '../types'

export interface Hoplites extends Force {
  /** One of them is in a city. */
  fortified: boolean
}

export interface Intel {
  land: string
  population: number
  /** Who controls it; -1 for nobody. */
  control: number
  forces: Hoplites[]
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
  return {
    land: print.land,
    population: print.population,
    control: here.control,
    forces: view.players
      .map((player, seat) => {
        const fortified = here.garrison === seat
        return {
          seat,
          strength: (here.hoplites[seat] ?? 0) + (fortified ? 1 : 0),
          fortified,
          hero: here.heroes.includes(seat) ? player.hero : null,
        }
      })
      .filter(({ strength, hero }) => strength > 0 || hero !== null),
    monsters: here.monsters,
    quest: here.quest,
    bySea: print.by_sea,
    otherRegions: otherRegions(view, printed.lands[print.land] ?? [], region),
  }
}
