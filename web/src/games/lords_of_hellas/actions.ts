/** Basic and special actions of a turn, as the moves name them (LOH-TURN-01). */
import { split } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import { say } from './terms'

const BASIC = ['use', 'pray', 'go', 'advance', 'begin', 'move']
const SPECIAL = [
  'recruit',
  'march',
  'temple',
  'oracle',
  'prepare',
  'usurp',
  'hunt',
  'monument',
  'end-round',
]

/** What a verb is at the beginning of a turn; cards of other times are neither. */
export function groupOf(table: Table, verb: string): string | null {
  if (table.question?.prompt !== 'turn') return null
  if (BASIC.includes(verb)) return say(table, 'phase-basic-actions')
  return SPECIAL.includes(verb) ? say(table, 'phase-special-action') : null
}

/** The words of the basic actions that are lost with a move, each once. */
export function forfeited(table: Table, move: string): string[] {
  if (table.question?.prompt !== 'turn' || !SPECIAL.includes(split(move).verb)) return []
  const verbs = [...table.choices.byVerb.keys()].filter(verb => BASIC.includes(verb))
  return [...new Set(verbs.map(verb => table.spoken?.word(verb) ?? ''))]
}
