/** What the board of Lords of Ragnarok shows. */

import type { Table } from '../../../table/table.svelte'
import type { Spot } from '../../kit/board/spots'
import { BoardState, MOVE } from '../../kit/board/state.svelte'
import { GROW, grownIn } from '../../lords/monument'
import type { LordsOfRagnarokView } from '../types'
import type { Layout } from './layout'
import { type Placing, placed, type Standing, spotOf } from './placing'

export class RagnarokBoard extends BoardState<LordsOfRagnarokView, Standing> {
  /** Monuments that have just grown. */
  grown = $state.raw<readonly string[]>([])

  constructor(
    table: Table,
    private readonly layoutOf: () => Layout,
  ) {
    super(table)
  }

  protected timeOf = timeOf

  protected placed(before: Placing, view: LordsOfRagnarokView): Placing {
    return placed(before, view, this.layoutOf())
  }

  protected spotOf(standing: Standing): Spot {
    return spotOf(this.layoutOf(), standing)
  }

  protected override rest(): void {
    this.grown = []
  }

  protected note(view: LordsOfRagnarokView, lively: boolean): void {
    this.grown = lively ? grownIn(this.view, view) : []
  }
}

/** Where every piece is, and how strong: what a change of the board is seen by. */
function outline(view: LordsOfRagnarokView): string {
  return JSON.stringify([
    view.players.map(({ region, sea }) => [region, sea]),
    Object.values(view.regions).map(({ armies, monsters, boss }) => [armies, monsters, boss]),
    view.wheel,
  ])
}

/** How long a change is worth looking at. */
export function timeOf(before: LordsOfRagnarokView | null, after: LordsOfRagnarokView): number {
  if (before === null) return 0
  if (grownIn(before, after).length > 0) return GROW
  return outline(before) === outline(after) ? 0 : MOVE
}
