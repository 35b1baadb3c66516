/** What is worth knowing about a region before choosing it. */

/** What a seat has in a region. */
export interface Force {
  seat: number
  strength: number
  hero: string | null
}

/** How many other regions of its land the asking seat controls. */
export interface LandShare {
  /** The name of the land. */
  name: string
  held: number
  all: number
}

/** The same without the name. */
export function otherRegions(
  view: { seat: number; regions: Readonly<Record<string, { control: number }>> },
  land: readonly string[],
  region: string,
): { held: number; all: number } {
  const others = land.filter(other => other !== region)
  return {
    held: others.filter(other => view.regions[other]?.control === view.seat).length,
    all: others.length,
  }
}
