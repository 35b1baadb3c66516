/** Questions as things stand: what a Call to Battle is about, and what is asked for secrecy only. */
import type { Table } from '../../table/table.svelte'
import { rewardName } from './board/labels'
import { placeMessage, say } from './terms'
import { viewOf } from './view'

/** Answered by the player, never by the page: the others would tell a page's pace from a person's,
 * and so learn that the hand holds no such card (BR-OQ-42). */
export function isFormality({ question }: Table): boolean {
  return question?.prompt === 'add_late_card' && question.moves.length === 1
}

export function ask(table: Table): string | null {
  if (isFormality(table)) return say(table, 'table-late-none')
  return table.question?.prompt === 'join' ? called(table) : null
}

/** The Call to Battle with what is at stake: who pillages where, and for what. */
function called(table: Table): string | null {
  const view = viewOf(table)
  const token = view?.provinces[view.battle?.province ?? '']?.token ?? null
  if (!view?.battle || token === null) return null
  const { pillager, province } = view.battle
  return say(table, 'ask-join.named', {
    name: table.playerName(pillager) || say(table, `clan-${view.clans[pillager]?.clan}`),
    place: say(table, placeMessage(table, province)),
    reward: rewardName(table, token),
  })
}
