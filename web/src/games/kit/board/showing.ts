/** What moves and grows on a map. */
import type { Spot } from './spots'

/** A piece that changed its place in the last view. */
export interface Moved {
  key: string
  from: Spot
  to: Spot
}

/** How long each is worth looking at, in milliseconds. */
export const MOVE = 420
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
