/** The pieces on the map as they are drawn, and what each stands for. */
import type { Table } from '../../../table/table.svelte'
import type { Target } from '../../game'
import type { Spot } from '../../kit/board/spots'
import { seatNoun } from '../../kit/seat/seats'
import type { LordsOfHellasView } from '../types'
import { seatColour } from '../view'
import { type Placing, spotOf } from './placing'

export interface BoardPiece {
  key: string
  kind: 'hoplites' | 'hero' | 'monster'
  /** Whose it is; -1 for monsters. */
  seat: number
  /** The number of the army, for its colours; 0 for monsters. */
  army: number
  symbol: string
  region: string
  spot: Spot
  width: number
  count: number
  /** Wound slots, covered ones first. */
  wounds: { covered: number; slots: number }
  target: Target
}

const UNHURT = { covered: 0, slots: 0 }
const WIDTH = { hoplites: 56, hero: 62, monster: 64 }

/** Always in the same order: a piece whose element moved on the page would lose the focus. */
export function drawnPieces(table: Table, view: LordsOfHellasView, placing: Placing): BoardPiece[] {
  const found: BoardPiece[] = []
  for (const [key, standing] of placing) {
    const [what = '', name = ''] = key.split('/')
    const seat = what === 'monster' ? -1 : Number(name)
    const army = seat < 0 ? 0 : seatColour(table, seat)
    const common = { key, seat, army, region: standing.place, spot: spotOf(standing), count: 1 }
    if (what === 'monster') {
      const slots = view.monsters[name]?.slots ?? []
      found.push({
        ...common,
        kind: 'monster',
        symbol: `monster-${name}`,
        width: WIDTH.monster,
        wounds: { covered: slots.filter(slot => slot.covered).length, slots: slots.length },
        target: { kind: 'monster', noun: name },
      })
      continue
    }
    const target = { kind: 'seat', noun: seatNoun(seat) }
    if (what === 'hero') {
      const hero = view.players[seat]?.hero
      if (!hero) continue
      found.push({
        ...common,
        kind: 'hero',
        symbol: `hero-${hero}-${army}`,
        width: WIDTH.hero,
        wounds: UNHURT,
        target,
      })
    } else {
      found.push({
        ...common,
        kind: 'hoplites',
        symbol: `hoplite-${army}`,
        width: WIDTH.hoplites,
        count: view.regions[standing.place]?.hoplites[seat] ?? 0,
        wounds: UNHURT,
        target,
      })
    }
  }
  return found.sort((a, b) => (a.key < b.key ? -1 : 1))
}
