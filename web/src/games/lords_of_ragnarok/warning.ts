/** What a move gives up, as a sentence to confirm before it is played. */
import { split } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import { nameId, say } from './terms'
import { viewOf } from './view'

export function warning(table: Table, move: string): string | null {
  const hunt = viewOf(table)?.hunt
  const { verb } = split(move)
  // With nothing else to do there is nothing to confirm.
  if (verb === 'give-up' && hunt && table.question?.moves.length !== 1) {
    return say(table, 'table-warn-no-wound', {
      monster: say(table, nameId(table, 'monster', hunt.monster)),
    })
  }
  return null
}
