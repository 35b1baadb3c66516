/** Questions as things stand: what acts, and what the middle of the wheel stands for. */
import { split } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'
import { messageId, nameId, say } from './terms'
import type { ArmyView, LordsOfRagnarokView } from './types'
import { armyNoun, viewOf } from './view'

/** The middle of the wheel. Its moves name a god each. */
export const BUILD_MONUMENT = 'build_monument'

export function standsFor(table: Table, { kind, noun }: Target): string[] {
  if (kind !== 'action' || noun !== BUILD_MONUMENT) return []
  return (table.question?.moves ?? []).filter(move => split(move).verb === 'monument')
}

/** What the question is about: it is marked on the board. */
export function actorOf(view: LordsOfRagnarokView | null): Target | null {
  const army = view?.acting_army ?? null
  if (army !== null) return { kind: 'army', noun: armyNoun(army) }
  const monster = view?.acting_monster ?? null
  return monster === null ? null : { kind: 'monster', noun: monster }
}

/** The army that the question is about, and where it stands. */
export function actingArmy(
  view: LordsOfRagnarokView | null,
): { region: string; army: ArmyView } | null {
  const number = view?.acting_army ?? null
  if (number === null) return null
  for (const [region, { armies }] of Object.entries(view?.regions ?? {})) {
    const army = armies.find(other => other.army === number)
    if (army) return { region, army }
  }
  return null
}

export function ask(table: Table): string | null {
  const view = viewOf(table)
  const id = messageId('ask', table.question?.prompt ?? '')
  if (!table.spoken?.words.has(`${id}.named`)) return null
  const monster = view?.acting_monster ?? null
  if (monster !== null) {
    return say(table, `${id}.named`, { monster: say(table, nameId(table, 'monster', monster)) })
  }
  const region = actingArmy(view)?.region
  if (region === undefined) return null
  return say(table, `${id}.named`, {
    region_in: say(table, `${nameId(table, 'region', region)}.in`),
  })
}

/** Another army may be activated as long as this one has done nothing. */
export function back(table: Table): string | null {
  return table.question?.prompt === 'activate_army' ? say(table, 'ask-activate-army.back') : null
}
