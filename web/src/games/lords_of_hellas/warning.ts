/** What a move gives up, as a sentence to confirm before it is played. */
import { split } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import { forfeited } from './actions'
import { messageId, say } from './terms'
import type { LordsOfHellasView } from './types'
import { printedOf, viewOf } from './view'

export function warning(table: Table, move: string): string | null {
  const view = viewOf(table)
  if (!view?.own) return null
  const { verb, noun } = split(move)
  // With nothing else to do there is nothing to confirm.
  if (verb === 'give-up' && view.hunt && table.question?.moves.length !== 1) {
    return say(table, 'table-warn-give-up', {
      monster: say(table, `${messageId('monster', view.hunt.monster)}.acc`),
    })
  }
  const king = verb === 'monument' ? kingWarning(table, view, noun) : null
  if (king !== null) return king
  const lost = forfeited(table, move)
  return lost.length > 0 ? say(table, 'table-warn-special', { actions: lost.join(', ') }) : null
}

function kingWarning(table: Table, view: LordsOfHellasView, noun: string): string | null {
  const monument = view.monuments[noun]
  const completes = monument?.level === printedOf(table).monument_levels - 1
  const holder = monument ? (view.regions[monument.region]?.control ?? -1) : -1
  if (!completes || !view.goals.king_of_kings || view.first_monument !== null) return null
  if (holder < 0 || holder === table.seat) return null
  return say(table, 'table-warn-king', {
    name: table.playerName(holder),
    god: say(table, `god-${noun}`),
  })
}
