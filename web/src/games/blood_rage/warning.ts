/** What a move gives up, as a sentence to confirm before it is played. */
import { split } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import { cardMessage, say } from './terms'
import { cardOf, printedOf, viewOf } from './view'

export function warning(table: Table, move: string): string | null {
  const view = viewOf(table)
  const clan = view?.clans[table.seat]
  if (!view?.own || !clan) return null
  const { verb, noun } = split(move)
  if (verb === 'pass') {
    return clan.rage > 0 ? say(table, 'table-warn-pass', { rage: clan.rage }) : null
  }
  if (verb === 'done' && table.question?.prompt === 'keep_card') {
    const n = view.own.hand.length
    return n > 0 ? say(table, 'table-warn-keep-none', { n }) : null
  }
  const slot = verb === 'slot' ? noun : verb === 'upgrade' ? onlySlot(table, noun) : null
  const replaced = slot === null ? null : clan.sheet[printedOf(table).slots.indexOf(slot)]
  return replaced
    ? say(table, 'table-warn-replace', { card: say(table, cardMessage(table, replaced)) })
    : null
}

/** The slot of an Upgrade that has just one; with several the player chooses later. */
function onlySlot(table: Table, face: string): string | null {
  const { type } = cardOf(table, face)
  return printedOf(table).slots.includes(type) ? type : null
}
