/** How far everybody is on a way to win. */

export interface Step {
  seat: number
  n: number
  /** The best unfinished land, from 0 to 1. */
  begun: number
  /** The next stroke may win the match. */
  near: boolean
}

export interface Path {
  /** The name of the victory in the content. */
  victory: string
  /** What is needed; 0 where it is the most that wins. */
  goal: number
  steps: Step[]
  /** A symbol of the sprite. */
  icon: string
}

type Regions = Readonly<Record<string, { control: number }>>

/** The largest share of a land that a seat controls without controlling all of it. */
export function begunLand(
  regions: Regions,
  lands: readonly (readonly string[])[],
  seat: number,
): number {
  const shares = lands.map(land => {
    const held = land.filter(region => regions[region]?.control === seat)
    return held.length / land.length
  })
  return Math.max(0, ...shares.filter(share => share < 1))
}
