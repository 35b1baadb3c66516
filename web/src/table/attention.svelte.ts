/** What somebody looks at: the boxes that lie over the table, and what stands out on it. */
import type { Target } from '../games/game'
import type { ReasonInfo } from '../protocol'

/** What lies under the pointer, and where, for a small box beside it. */
export interface Pointed {
  target: Target
  x: number
  y: number
}

export interface WhyClosed extends Pointed {
  /** Nothing where the target has nothing to do with the question. */
  reason: ReasonInfo | null
}

export class Attention {
  /** A target with several moves: the player must say which. */
  choice = $state.raw<(Pointed & { moves: string[] }) | null>(null)
  why = $state.raw<WhyClosed | null>(null)
  /** What is explained beside the pointer, or read large. */
  explained = $state.raw<Pointed | null>(null)
  /** Lit by a log line or by the list of choices. */
  highlighted = $state.raw<Target[]>([])
  /** A move that waits for a confirmation. */
  unconfirmed = $state.raw<{ move: string; warning: string } | null>(null)

  /** Tell what something is. One box at a time: a reason that was read goes, a choice stays. */
  explain(target: Target, x: number, y: number): void {
    if (this.choice) return
    this.why = null
    this.explained = { target, x, y }
  }

  /** Whether something lies over the table that a smaller box must not lie over or under. */
  get isBoxOpen(): boolean {
    return this.choice !== null || this.why !== null || this.explained !== null
  }

  closeBoxes(): void {
    this.choice = null
    this.why = null
    this.explained = null
  }

  clear(): void {
    this.closeBoxes()
    this.unconfirmed = null
    this.highlighted = []
  }

  /** Close the topmost box; false if there was none. */
  closeTopmost(): boolean {
    if (this.unconfirmed) this.unconfirmed = null
    else if (this.choice) this.choice = null
    else if (this.why) this.why = null
    else if (this.explained) this.explained = null
    else return false
    return true
  }
}
