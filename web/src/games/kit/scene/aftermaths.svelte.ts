/** One rule for every game about what has ended, such as a battle: one's own stays until its player
 * goes on or answers the next question; that of others is shown for a moment. */
import type { Table } from '../../../table/table.svelte'
import { Aftermath } from './aftermath.svelte'

export interface Endings<Ended> {
  /** In the order in which they were decided. */
  ended: Ended[]
  /** Something lies over the board. */
  lasts: boolean
  /** It is the last of them, decided but not over. */
  lies: boolean
}

export class Aftermaths<Ended extends { move: number }> {
  readonly #table: Table
  readonly #known: () => Endings<Ended>
  readonly #isOwn: (ended: Ended) => boolean
  readonly #own: Aftermath<Ended>
  readonly #others: Aftermath<Ended>
  readonly #last = $derived.by(() => this.#lastOf(() => true))
  readonly #lastOwn = $derived.by(() => this.#lastOf(ended => this.#isOwn(ended)))
  readonly shown = $derived.by(() => {
    if (this.#table.past) return null
    return this.#own.shown ?? (this.#known().lasts ? null : this.#others.shown)
  })

  /** To be made with a component: its effects end with it. */
  constructor(table: Table, known: () => Endings<Ended>, isOwn: (ended: Ended) => boolean) {
    this.#table = table
    this.#known = known
    this.#isOwn = isOwn
    this.#own = new Aftermath(this.#lastOwn)
    this.#others = new Aftermath(this.#last)
    $effect(() => this.#notice())
    $effect(() => this.#others.fade())
    $effect(() => {
      // Whoever answers the next question has seen the end.
      if (table.sent) this.#own.dismiss()
    })
  }

  /** The one that is shown goes. */
  dismiss(): void {
    if (this.#own.shown) this.#own.dismiss()
    else this.#others.dismiss()
  }

  #lastOf(wanted: (ended: Ended) => boolean): Ended | null {
    return this.#known().ended.findLast(wanted) ?? null
  }

  #notice(): void {
    if (this.#table.past) return
    const { lasts, lies } = this.#known()
    const isOwn = this.#last?.move === this.#lastOwn?.move
    if (!(lies && isOwn)) this.#own.notice(this.#lastOwn)
    if (!lasts) this.#others.notice(this.#last)
    if (isOwn) this.#others.dismiss()
  }
}
