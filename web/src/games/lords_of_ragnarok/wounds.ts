/** The monster, or the boss, whose wound spaces a question or a hunt is about. */
import type { Table } from '../../table/table.svelte'
import { printedOf, viewOf } from './view'

export interface Space {
  /** Counted from one, as in moves. */
  noun: string
  symbols: string[]
  reward: string
  /** Whose marker covers it, or -1. */
  seat: number
}

export function spacesOf(table: Table, beast: string): Space[] {
  const view = viewOf(table)
  const printed = printedOf(table)
  const isBoss = beast === printed.boss
  const card = isBoss ? printed.loki : printed.monsters[beast]
  const wounds = isBoss ? view?.boss.wounds : view?.monsters[beast]?.wounds
  return (card?.spaces ?? []).map(({ symbols, reward }, n) => ({
    noun: String(n + 1),
    symbols,
    reward,
    seat: wounds?.[n] ?? -1,
  }))
}

/** The beast that is hunted or that an effect is about to wound. */
export function beastAsked(table: Table): string | null {
  const view = viewOf(table)
  return view?.hunt?.monster ?? view?.wounding ?? null
}
