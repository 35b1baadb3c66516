/** The pieces on the board as they are drawn, and what each stands for. */
import type { Table } from '../../../table/table.svelte'
import type { Target } from '../../game'
import type { Spot } from '../../kit/board/spots'
import { seatNoun } from '../../kit/seat/seats'
import type { LordsOfRagnarokView } from '../types'
import { armyNoun, printedOf, seatColour, shapeOf } from '../view'
import type { Layout } from './layout'
import { type PieceKind, type Placing, radiusOf, spotOf } from './placing'

export interface BoardPiece {
  key: string
  kind: PieceKind
  /** Whose it is; -1 for monsters, also those with a ring. */
  seat: number
  /** The number of the seat tokens for its colours; 0 for nobody's. */
  seatColour: number
  shape: string
  symbol: string
  /** A region, or the sea of a drakkar. */
  place: string
  spot: Spot
  radius: number
  strength: number
  /** Who controls a monster, as a seat colour; 0 for nobody. */
  ring: number
  ringShape: string
  /** Wound spaces of a beast: the seat colour of the marker on each, 0 for a free one. */
  wounds: number[]
  target: Target
}

function beast(table: Table, view: LordsOfRagnarokView, key: string) {
  const found = view.monsters[key] ?? view.boss
  const name = view.monsters[key] ? key : printedOf(table).boss
  const ring = found.ring >= 0
  return {
    seat: -1,
    seatColour: 0,
    shape: 'disc',
    symbol: view.monsters[key] ? `monster-${name}` : name,
    ring: ring ? seatColour(table, found.ring) : 0,
    ringShape: ring ? shapeOf(table, found.ring) : '',
    wounds: found.wounds.map(seat => (seat < 0 ? 0 : seatColour(table, seat))),
    target: { kind: 'monster', noun: name },
  }
}

/** Always in the same order: a piece whose element moved on the page would lose the focus. */
export function drawnPieces(
  table: Table,
  view: LordsOfRagnarokView,
  layout: Layout,
  placing: Placing,
): BoardPiece[] {
  const strengths = new Map(
    Object.values(view.regions).flatMap(({ armies }) =>
      armies.map(({ army, seat, strength }) => [army, { seat, strength }] as const),
    ),
  )
  const found: BoardPiece[] = []
  for (const [key, standing] of placing) {
    const [, name = ''] = key.split('/')
    const common = {
      key,
      kind: standing.kind,
      place: standing.place,
      spot: spotOf(layout, standing),
      radius: radiusOf(layout, standing),
      strength: 0,
      ring: 0,
      ringShape: '',
      wounds: [],
    }
    if (standing.kind === 'beast') {
      found.push({ ...common, ...beast(table, view, name) })
      continue
    }
    const army = strengths.get(Number(name))
    const seat = standing.kind === 'army' ? (army?.seat ?? 0) : Number(name)
    const shape = shapeOf(table, seat)
    const own = { ...common, seat, seatColour: seatColour(table, seat), shape }
    if (standing.kind === 'army') {
      const strength = army?.strength ?? 1
      const target = { kind: 'army', noun: armyNoun(Number(name)) }
      found.push({ ...own, strength, symbol: `army-${shape}-${strength}`, target })
    } else {
      const symbol =
        standing.kind === 'hero'
          ? `hero-${view.players[seat]?.hero ?? 'ragnar'}-${shape}`
          : `drakkar-${shape}`
      found.push({ ...own, symbol, target: { kind: 'seat', noun: seatNoun(seat) } })
    }
  }
  return found.sort((a, b) => (a.key < b.key ? -1 : 1))
}
