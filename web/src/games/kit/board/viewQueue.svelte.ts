/**
 * A board's own pace: views that arrive are shown one after the other, each long enough to see
 * what moved, but the board is never more than a moment behind the table.
 */
import { isCalm } from '../../../settings.svelte'

/** The board may lag so many milliseconds behind; then it jumps. */
export const PATIENCE = 2500

export abstract class ViewQueue<View> {
  view = $state.raw<View | null>(null)
  /** Whether changes are animated: not on the first view, after a jump, or if somebody wants calm. */
  lively = $state(false)

  #waiting: View[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** How long a change is worth looking at, in milliseconds. */
  protected abstract timeOf(before: View | null, after: View): number
  /** Takes in what changes with the next view, before it is shown. */
  protected abstract change(view: View, lively: boolean): void
  /** Nothing waits any more. */
  protected rest(): void {}

  arrive(view: View, { jump = false } = {}): void {
    this.#waiting.push(view)
    if (jump || this.view === null || isCalm() || document.hidden) this.skip()
    else if (this.#waitingTime() > PATIENCE) this.skip()
    else if (this.#timer === undefined) this.#next()
  }

  /** Show the newest view at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const view of this.#waiting.splice(0)) this.#show(view, false)
  }

  #next(): void {
    this.#timer = undefined
    let view = this.#waiting.shift()
    while (view !== undefined) {
      const time = this.timeOf(this.view, view)
      this.#show(view, true)
      if (time > 0) {
        this.#timer = setTimeout(() => this.#next(), time)
        return
      }
      view = this.#waiting.shift()
    }
    this.rest()
  }

  #show(view: View, lively: boolean): void {
    this.change(view, lively)
    this.lively = lively
    this.view = view
  }

  #waitingTime(): number {
    let before = this.view
    let time = 0
    for (const view of this.#waiting) {
      time += this.timeOf(before, view)
      before = view
    }
    return time
  }
}
