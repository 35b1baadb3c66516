/** What is open around the table: drawers, dialogs, the tab of the side panel. */
import { SvelteSet } from 'svelte/reactivity'
import { seenUntil, seeUntil } from './lastSeen'
import type { Table } from './table.svelte'

export type Tab = 'log' | 'chat'

export class OpenPanels {
  tab = $state<Tab>('log')
  /** The side panel stands beside the board. */
  readonly beside = $derived.by(() => this.hasRoom())
  /** The side panel as a drawer, where there is no room for it beside the board. */
  drawer = $derived.by(() => {
    void this.beside
    return false
  })
  /** The clause at which the rules are open; empty: at their beginning. */
  rules = $state<string | null>(null)
  settings = $state(false)
  shortcuts = $state(false)
  /** The last move that this seat had seen when it came back, or null if it missed nothing. */
  missedFrom = $state<number | null>(null)
  /** The number of the last line of chat that was looked at. */
  chatSeen = $state(0)
  /** Notices that were waved away. */
  readonly dismissed = new SvelteSet<string>()

  #seen: number

  constructor(
    private readonly table: Table,
    private readonly hasRoom: () => boolean,
  ) {
    this.#seen = seenUntil(table.match, table.seat) ?? table.moves
    this.look()
    $effect(() => {
      if (table.moves >= 0 && !document.hidden) this.#keep()
    })
  }

  /** Somebody comes back to the page, or leaves it. */
  look(): void {
    if (document.hidden) return
    if (this.#seen < this.table.moves) this.missedFrom = this.#seen
    this.#keep()
  }

  #keep(): void {
    this.#seen = this.table.moves
    seeUntil(this.table.match, this.table.seat, this.#seen)
  }

  open(tab: Tab): void {
    this.tab = tab
    this.drawer = !this.beside
  }

  shows(tab: Tab): boolean {
    return (this.beside || this.drawer) && this.tab === tab
  }

  close(): void {
    this.drawer = false
  }

  openRules(clause: string): void {
    this.rules = clause
  }

  closeRules(): void {
    this.rules = null
  }
}
