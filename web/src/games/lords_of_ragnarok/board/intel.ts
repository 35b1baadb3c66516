/** What is worth knowing about a region before choosing it. */
import { type Force, otherRegions } from '../../lords/intel'
import { actingArmy } from '../question'
import type { ArmyView, LordsOfRagnarokView, PrintedBoard } from '../types'

export interface Armies extends Force {
  /** Their strengths, the strongest first. */
  armies: number[]
}

export interface Intel {
  land: string
  /** What counts now; 0 while somebody controls the region. */
  population: number
  /** Who controls it; -1 for nobody. */
  control: number
  forces: Armies[]
  monsters: string[]
  boss: boolean
  seas: string[]
  realms: string[]
  /** Strengths if the army that is asked about went there: its owner's and the enemy's. */
  battle: { own: number; other: number } | null
  /** How many regions of the land the asking seat controls, this one left out. */
  otherRegions: { held: number; all: number }
}

export function intelOf(
  view: LordsOfRagnarokView,
  board: PrintedBoard,
  region: string,
): Intel | null {
  const here = view.regions[region]
  const print = board.regions[region]
  if (!here || !print) return null
  return {
    land: print.land,
    population: here.population,
    control: here.control,
    forces: view.players
      .map((player, seat) => {
        const armies = here.armies
          .filter(army => army.seat === seat)
          .map(({ strength }) => strength)
          .sort((a, b) => b - a)
        return {
          seat,
          armies,
          strength: armies.reduce((sum, strength) => sum + strength, 0),
          hero: here.heroes.includes(seat) ? player.hero : null,
        }
      })
      .filter(({ armies, hero }) => armies.length > 0 || hero !== null),
    monsters: here.monsters,
    boss: here.boss,
    seas: print.seas,
    realms: print.realms,
    battle: battleIn(view, region),
    otherRegions: otherRegions(view, board.lands[print.land] ?? [], region),
  }
}

function battleIn(view: LordsOfRagnarokView, region: string): Intel['battle'] {
  const acting = actingArmy(view)
  if (!acting || acting.region === region) return null
  const { seat, strength } = acting.army
  const armies = view.regions[region]?.armies ?? []
  const sum = (found: ArmyView[]) => found.reduce((all, army) => all + army.strength, 0)
  const enemies = armies.filter(army => army.seat !== seat)
  if (enemies.length === 0) return null
  return { own: strength + sum(armies.filter(army => army.seat === seat)), other: sum(enemies) }
}
