/** What everybody has done in a match, counted from the log. */
import type { LogEntry } from '../../protocol'

export const DEEDS = ['battles', 'temples', 'monuments', 'quests', 'prayers', 'losses'] as const
export type Deed = (typeof DEEDS)[number]

export const DEED_ICONS: Record<Deed, string> = {
  battles: 'w-sword',
  temples: 'temple',
  monuments: 'i-die',
  quests: 'quest',
  prayers: 'i-priest',
  losses: 'loss',
}

/** Each of these events tells first whose deed it is. */
const TOLD_BY: Record<string, Deed> = {
  battle_won: 'battles',
  temple_built: 'temples',
  oracle_built: 'temples',
  monument_built: 'monuments',
  quest_completed: 'quests',
  prayed: 'prayers',
  hoplites_killed: 'losses',
}

/** By deed and seat. */
export function deedsOf(log: readonly LogEntry[], seats: number): Record<Deed, number[]> {
  const none = () => Array<number>(seats).fill(0)
  const found: Record<Deed, number[]> = {
    battles: none(),
    temples: none(),
    monuments: none(),
    quests: none(),
    prayers: none(),
    losses: none(),
  }
  for (const { kind, values } of log.flatMap(entry => entry.events)) {
    const deed = TOLD_BY[kind]
    const [seat = -1, , killed = 1] = values
    const counted = deed === undefined ? undefined : found[deed]
    if (!counted || counted[seat] === undefined) continue
    counted[seat] += deed === 'losses' ? killed : 1
  }
  return found
}
