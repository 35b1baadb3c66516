import type { TargetState } from '../kit/board/state.svelte'

/** How a monument stands to the question, the pointer and the last move. */
export interface MonumentState {
  label: string
  state: TargetState
  grown: boolean
}

/** How long a monument that grows is worth looking at, in milliseconds. */
export const GROW = 700

interface Monuments {
  monuments: Readonly<Record<string, { level: number }>>
}

/** The gods whose monuments are higher than before. */
export function grownIn(before: Monuments | null, after: Monuments): string[] {
  if (before === null) return []
  return Object.keys(after.monuments).filter(
    god => (after.monuments[god]?.level ?? 0) > (before.monuments[god]?.level ?? 0),
  )
}
