/** What a move gives up, as a sentence to confirm before it is played. */
import { split } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import { messageId, printedOf, say, viewOf } from './seen'

export function warning(table: Table, move: string): string | null {
  const view = viewOf(table)
  if (!view?.own) return null
  const { verb, noun } = split(move)
  if (verb === 'give-up' && view.hunt) {
    return say(table, 'table-warn-give-up', {
      monster: say(table, `${messageId('monster', view.hunt.monster)}.acc`),
    })
  }
  if (verb !== 'monument') return null
  const monument = view.monuments[noun]
  const completes = monument?.level === printedOf(table).monument_levels - 1
  const holder = monument ? (view.regions[monument.region]?.control ?? -1) : -1
  if (!completes || !view.goals.king_of_kings || view.first_monument !== null) return null
  if (holder < 0 || holder === table.seat) return null
  return say(table, 'table-warn-king', {
    name: table.nameOf(holder),
    god: say(table, `god-${noun}`),
  })
}
