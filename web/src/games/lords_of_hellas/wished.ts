/** Which moves somebody may have meant who pointed at something that is not lit. */
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'

/** On the own turn, by kind of target: the verbs to ask about, the likeliest first. */
const ON_TURN: Record<string, string[]> = {
  region: ['go', 'move', 'march', 'temple'],
  god: ['pray', 'monument'],
  monster: ['hunt'],
  artifact: ['use'],
  blessing: ['invoke'],
  kept: ['redeem'],
  step: ['begin'],
}

export function wished(table: Table, target: Target): string[] {
  if (target.seat !== undefined && target.seat !== table.seat) return []
  const chosen = table.choices.verb
  const open = [...table.choices.byVerb.keys()].filter(verb => table.kindOf(verb) === target.kind)
  const verbs =
    chosen !== null && table.kindOf(chosen) === target.kind
      ? [chosen]
      : table.question?.prompt === 'turn'
        ? (ON_TURN[target.kind] ?? open)
        : open
  return verbs
    .filter(verb => table.spoken?.names.verbs[verb]?.nouns.includes(target.noun))
    .map(verb => `${verb} ${target.noun}`)
}
