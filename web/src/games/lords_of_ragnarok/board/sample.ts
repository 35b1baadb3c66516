/** A position for tests: a few pieces on an otherwise empty island. */
import type { LordsOfRagnarokView } from '../types'
import { placesIn } from './geometry'
import type { Layout } from './layout'
import two from './layout-2.json'
import many from './layout-34.json'
import twoDrawing from './map-2.svg?raw'
import manyDrawing from './map-34.svg?raw'

// JSON knows lists of numbers, but no pairs.
export const TWO = two as unknown as Layout
export const MANY = many as unknown as Layout
export const placeOfTwo = placesIn(TWO, twoDrawing)
export const placeOfMany = placesIn(MANY, manyDrawing)

export interface Wanted {
  /** Two by default. */
  players?: number
  /** By region: armies as number and strength; the number tells the seat. */
  armies?: Record<string, [army: number, strength: number][]>
  heroes?: (string | null)[]
  drakkars?: (string | null)[]
  monsters?: Record<string, string | null>
  boss?: string | null
  control?: Record<string, number>
  odin?: number
  wheel?: Record<string, number[]>
}

const ARMIES = 6

export function viewWith(wanted: Wanted): LordsOfRagnarokView {
  const count = wanted.players ?? 2
  const seats = Array.from({ length: count }, (_, seat) => seat)
  const layout = count === 2 ? TWO : MANY
  const heroAt = (seat: number) => wanted.heroes?.[seat] ?? null
  const seaOf = (seat: number) => wanted.drakkars?.[seat] ?? null
  return {
    seat: 0,
    players: seats.map(seat => ({
      colour: ['red', 'blue', 'yellow', 'green'][seat],
      hero: 'ragnar',
      region: heroAt(seat),
      sea: seaOf(seat),
    })),
    regions: Object.fromEntries(
      Object.keys(layout.regions).map(region => [
        region,
        {
          control: wanted.control?.[region] ?? -1,
          population: 2,
          armies: (wanted.armies?.[region] ?? []).map(([army, strength]) => ({
            army,
            strength,
            seat: Math.floor(army / ARMIES),
          })),
          heroes: seats.filter(seat => heroAt(seat) === region),
          monsters: Object.keys(wanted.monsters ?? {}).filter(
            monster => wanted.monsters?.[monster] === region,
          ),
          boss: wanted.boss === region,
          temple: false,
          forge: null,
          rune: false,
        },
      ]),
    ),
    seas: Object.fromEntries(
      Object.keys(layout.seas).map(sea => [
        sea,
        { drakkars: seats.filter(seat => seaOf(seat) === sea) },
      ]),
    ),
    realms: {},
    wheel: wanted.wheel ?? {},
    monsters: Object.fromEntries(
      Object.entries(wanted.monsters ?? {}).map(([monster, region]) => [
        monster,
        { region, ring: -1, slain_by: -1, upper: false, wounds: [] },
      ]),
    ),
    boss: { region: wanted.boss ?? null, ring: -1, slain_by: -1, upper: false, wounds: [] },
    monuments: { odin: { region: '4', level: wanted.odin ?? 0, priests: [], places: 2 } },
  } as unknown as LordsOfRagnarokView
}
