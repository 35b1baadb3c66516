/** What a board shows: views at its own pace, which pieces the last one moved, and how a target
 * stands to the question and the pointer. */
import type { Table } from '../../../table/table.svelte'
import { isSameTarget } from '../../../table/target'
import type { Target } from '../../game'
import { Pointing } from './pointing.svelte'
import type { Spot } from './spots'
import { ViewQueue } from './viewQueue.svelte'

/** A piece that changed its place in the last view; one that has come moves on the spot. */
export interface Moved {
  key: string
  from: Spot
  to: Spot
}

/** How long a move is worth looking at, in milliseconds. */
export const MOVE = 420

export interface TargetState {
  lit: boolean
  hovered: boolean
  focused: boolean
  selected: boolean
  highlighted: boolean
}

/** By piece: where it stands. */
type Placing<Standing> = ReadonlyMap<string, Standing>

export abstract class BoardState<View, Standing extends { place: string }> extends ViewQueue<View> {
  readonly pointing = new Pointing()
  placing = $state.raw<Placing<Standing>>(new Map())
  /** What the last change moved; its trails stay until the next one. */
  moved = $state.raw<readonly Moved[]>([])
  readonly #movedKeys = $derived(new Set(this.moved.map(({ key }) => key)))

  constructor(protected readonly table: Table) {
    super()
  }

  /** The next placing: who stayed stands as before. */
  protected abstract placed(before: Placing<Standing>, view: View): Placing<Standing>
  protected abstract spotOf(standing: Standing): Spot
  /** Takes in what else changes with the next view. */
  protected abstract note(view: View, lively: boolean): void
  /** What moves besides single pieces. */
  protected alsoMoved(_before: Placing<Standing>, _now: Placing<Standing>, _view: View): Moved[] {
    return []
  }

  protected change(view: View, lively: boolean): void {
    const before = this.placing
    const now = this.placed(before, view)
    const moved = [...this.#between(before, now), ...this.alsoMoved(before, now, view)]
    if (this.view === null) this.moved = []
    else if (moved.length > 0 || now.size < before.size) this.moved = moved
    this.note(view, lively)
    this.placing = now
  }

  #between(before: Placing<Standing>, now: Placing<Standing>): Moved[] {
    return [...now].flatMap(([key, standing]) => {
      const stood = before.get(key)
      if (stood?.place === standing.place) return []
      const to = this.spotOf(standing)
      return [{ key, from: stood ? this.spotOf(stood) : to, to }]
    })
  }

  stateOf(target: Target): TargetState {
    const { hovered, focused, selected } = this.pointing
    return {
      lit: this.table.isLit(target),
      hovered: isSameTarget(target, hovered),
      focused: isSameTarget(target, focused),
      selected: isSameTarget(target, selected),
      highlighted: this.table.isHighlighted(target),
    }
  }

  hasMoved(key: string): boolean {
    return this.#movedKeys.has(key)
  }
}
