/**
 * Something that has ended, such as a battle, and is shown for a moment before the board comes
 * back. What had ended before the page was opened counts as seen.
 */
export const MOMENT = 3000

export class Aftermath<Ended extends { move: number }> {
  shown = $state.raw<Ended | null>(null)
  #seen: number

  constructor(last: Ended | null) {
    this.#seen = last?.move ?? -1
  }

  /** What ended last; after an undo that may lie before what was seen. */
  notice(last: Ended | null): void {
    const move = last?.move ?? -1
    if (move > this.#seen) this.shown = last
    else if (move < this.#seen) this.shown = null
    this.#seen = move
  }

  /** For an effect: hides it after a moment. */
  fade(): (() => void) | undefined {
    if (!this.shown) return undefined
    const timer = setTimeout(() => this.dismiss(), MOMENT)
    return () => clearTimeout(timer)
  }

  dismiss(): void {
    this.shown = null
  }
}
