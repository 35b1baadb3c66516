/** Questions: when two are the same, and their moves by what they have in common. */
import type { Question } from '../protocol'

/** Whether an answer to one question answers the other too. */
export function isSameQuestion(one: Question | null, other: Question | null): boolean {
  if (one === null || other === null) return one === other
  return one.prompt === other.prompt && one.moves.join('\n') === other.moves.join('\n')
}

/** Moves by what they have in common, in their order. */
export function grouped(moves: string[], by: (move: string) => string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const move of moves) {
    const group = found.get(by(move))
    if (group) group.push(move)
    else found.set(by(move), [move])
  }
  return found
}
