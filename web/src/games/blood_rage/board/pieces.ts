/** The figures on the board as they are drawn, and what each stands for. */
import type { Table } from '../../../table/table.svelte'
import type { Target } from '../../game'
import type { Spot } from '../../kit/board/spots'
import type { BloodRageView } from '../types'
import { kindOf } from '../view'
import { keyOf, type Placing, spotOf, stackOn, widthOf } from './placing'

export interface BoardPiece {
  key: string
  clan: string
  figure: string
  kind: ReturnType<typeof kindOf>
  place: string
  spot: Spot
  width: number
  /** More than one figure on the spot; this one lies on top. */
  stack: number
  target: Target
}

/** Always in the same order: a figure whose element moved on the page would lose the focus. */
export function drawnFigures(table: Table, view: BloodRageView, placing: Placing): BoardPiece[] {
  const crowd = new Map<string, number>()
  for (const { place } of placing.values()) crowd.set(place, (crowd.get(place) ?? 0) + 1)
  const found: BoardPiece[] = []
  view.clans.forEach((clan, seat) => {
    for (const figure of Object.keys(clan.figures)) {
      const standing = placing.get(keyOf(seat, figure))
      if (!standing) continue
      const kind = kindOf(figure)
      found.push({
        key: keyOf(seat, figure),
        clan: clan.clan,
        figure,
        kind,
        place: standing.place,
        spot: spotOf(standing),
        width: widthOf(kind, standing.place, crowd.get(standing.place) ?? 0),
        stack: stackOn(placing, standing),
        target: { kind: 'figure', noun: standIn(table, clan.figures, figure, seat), seat },
      })
    }
  })
  return found
}

/** Warriors that stand together are alike and are offered once: each of them stands for that one. */
function standIn(
  table: Table,
  figures: Record<string, string>,
  figure: string,
  seat: number,
): string {
  if (kindOf(figure) !== 'warrior' || seat !== table.seat) return figure
  const alike = Object.keys(figures).filter(
    other => kindOf(other) === 'warrior' && figures[other] === figures[figure],
  )
  return alike.find(noun => table.isLit({ kind: 'figure', noun, seat })) ?? figure
}
