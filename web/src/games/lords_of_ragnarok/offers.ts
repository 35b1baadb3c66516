/** Cards that the own seat chooses from and that lie neither in its hand nor on the board. */
import { split } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import { viewOf } from './view'

export interface Offer {
  kind: string
  nouns: string[]
  /** The message that asks. */
  title: string
}

const TITLES: Record<string, string> = {
  hero: 'ask-choose-hero',
  origin: 'ask-choose-origin',
  bless: 'ask-take-blessing',
  reveal: 'ask-choose-event',
}

export function offerOf(table: Table): Offer | null {
  if (!viewOf(table)?.own) return null
  for (const [verb, moves] of table.choices.byVerb) {
    const title = TITLES[verb]
    if (title === undefined) continue
    return { kind: table.kindOf(verb), nouns: moves.map(move => split(move).noun), title }
  }
  return null
}
