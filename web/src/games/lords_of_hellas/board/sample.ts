/** A position for tests: a few pieces on an otherwise empty map. */
import type { LordsOfHellasView } from '../types'
import { PLACES } from './geometry'

export interface Wanted {
  /** By region: hoplites by seat. */
  hoplites?: Record<string, [number, number]>
  heroes?: [string | null, string | null]
  monsters?: Record<string, string | null>
  control?: Record<string, number>
  garrison?: Record<string, number>
  zeus?: number
}

export function viewWith(wanted: Wanted): LordsOfHellasView {
  const heroes = wanted.heroes ?? [null, null]
  return {
    seat: 0,
    regions: Object.fromEntries(
      PLACES.map(region => [
        region,
        {
          control: wanted.control?.[region] ?? -1,
          hoplites: wanted.hoplites?.[region] ?? [0, 0],
          garrison: wanted.garrison?.[region] ?? -1,
          temple: false,
          heroes: heroes.flatMap((at, seat) => (at === region ? [seat] : [])),
          monsters: Object.keys(wanted.monsters ?? {}).filter(
            monster => wanted.monsters?.[monster] === region,
          ),
          quest: null,
        },
      ]),
    ),
    players: heroes.map((region, seat) => ({ hero: seat === 0 ? 'helen' : 'achilles', region })),
    monsters: Object.fromEntries(
      Object.entries(wanted.monsters ?? {}).map(([monster, region]) => [
        monster,
        { region, slain_by: -1, slots: [], evolutions: [] },
      ]),
    ),
    monuments: {
      zeus: { region: 'thessaly', level: wanted.zeus ?? 1, priests: [0, 0], places: 3 },
    },
    quests: [],
  } as unknown as LordsOfHellasView
}
