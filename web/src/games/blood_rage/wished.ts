/** Which moves somebody may have meant who pointed at something that is not lit. */
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'
import { figuresAt, figuresOnBoard, viewOf } from './view'

/** By prompt and kind of target: the verbs to ask about, the likeliest first. */
const MEANT: Record<string, Record<string, string[]>> = {
  action: {
    card: ['upgrade', 'quest'],
    place: ['pillage', 'march'],
    figure: ['invade', 'fetch'],
  },
  pick: { card: ['pick'] },
  invade_where: { place: ['to'] },
  march_where: { place: ['to'] },
  march_who: { figure: ['move'], place: ['to'] },
  upgrade_slot: { slot: ['slot'] },
  free_invade: { figure: ['invade'] },
  add_warrior: { figure: ['invade'] },
  pillage_at_once: { place: ['pillage'] },
  sacrifice: { figure: ['give'] },
  join: { figure: ['join'] },
  play_card: { card: ['play'] },
  treat_quest: { card: ['treat'] },
  leave_one: { figure: ['leave'] },
  add_late_card: { card: ['add'] },
  move_leader: { place: ['to'] },
  raise_stat: { stat: ['raise'] },
  save_figures: { figure: ['save'] },
  invade_after_defeat: { figure: ['invade'] },
  keep_played: { card: ['take-back'] },
  keep_card: { card: ['keep'] },
}

/** Where figures are still to come, a place is meant as the goal of an Invade. */
function verbsMeant(table: Table, { kind, noun }: Target): string[] {
  const prompt = table.question?.prompt ?? ''
  const usual = MEANT[prompt]?.[kind] ?? []
  if (prompt !== 'action' || kind !== 'place') return usual
  if (table.choices.verb === 'invade' || table.choices.verb === 'fetch') return ['to']
  const clan = viewOf(table)?.clans[table.seat]
  if (!clan || figuresOnBoard(clan) === 0) return ['to']
  return figuresAt(clan, noun).length > 0 ? usual : [...usual, 'to']
}

export function wished(table: Table, target: Target): string[] {
  if (target.seat !== undefined && target.seat !== table.seat) return []
  const verbs = verbsMeant(table, target)
  const chosen = table.choices.verb
  const meant = chosen !== null && table.kindOf(chosen) === target.kind ? [chosen] : verbs
  return meant
    .filter(verb => table.spoken?.names.verbs[verb]?.nouns.includes(target.noun))
    .map(verb => `${verb} ${target.noun}`)
}
