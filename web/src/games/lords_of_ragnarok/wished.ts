/** Which moves somebody may have meant who pointed at something that is not lit. */
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'
import { BUILD_MONUMENT } from './question'

/** The questions of the five steps of a turn: what belongs to another step can be asked about. */
const STEPS = ['prayer', 'hero_step', 'rune_step', 'maneuvers', 'special_action']
const IN_A_STEP: Record<string, string[]> = {
  region: ['go', 'to', 'temple'],
  sea: ['sail'],
  realm: ['ally'],
  god: ['pray', 'monument'],
  monster: ['control', 'hunt'],
  army: ['activate'],
  action: ['special'],
  artifact: ['use'],
  rune_action: ['rune-action'],
}

export function wished(table: Table, target: Target): string[] {
  if (target.seat !== undefined && target.seat !== table.seat) return []
  if (target.kind === 'action' && target.noun === BUILD_MONUMENT) {
    return (table.spoken?.names.verbs.monument?.nouns ?? []).map(god => `monument ${god}`)
  }
  const chosen = table.choices.verb
  const open = [...table.choices.byVerb.keys()].filter(verb => table.kindOf(verb) === target.kind)
  const later = STEPS.includes(table.question?.prompt ?? '') ? (IN_A_STEP[target.kind] ?? []) : []
  const verbs =
    chosen !== null && table.kindOf(chosen) === target.kind
      ? [chosen]
      : open.length > 0
        ? open
        : later
  return verbs
    .filter(verb => table.spoken?.names.verbs[verb]?.nouns.includes(target.noun))
    .map(verb => `${verb} ${target.noun}`)
}
