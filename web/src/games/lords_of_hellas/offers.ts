/** Cards that the own seat chooses from and that lie neither in its hand nor on the board. */
import type { Table } from '../../table/table.svelte'
import { printedOf, viewOf } from './view'

export interface Offer {
  kind: 'hero' | 'blessing' | 'artifact' | 'card'
  nouns: string[]
  /** The message that asks. */
  title: string
}

export function offerOf(table: Table): Offer | null {
  const view = viewOf(table)
  if (!view?.own) return null
  if (table.question?.prompt === 'choose_hero') {
    const nouns = Object.keys(printedOf(table).heroes)
    return { kind: 'hero', nouns, title: 'ask-choose-hero' }
  }
  const { blessings, artifacts, cards } = view.own
  if (blessings.length > 0) {
    return { kind: 'blessing', nouns: blessings, title: 'ask-take-blessing' }
  }
  if (artifacts.length > 0) {
    return { kind: 'artifact', nouns: artifacts, title: 'ask-keep-artifact' }
  }
  return cards.length > 0 ? { kind: 'card', nouns: cards, title: 'ask-pick-card' } : null
}
