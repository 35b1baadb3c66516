/** Where things are drawn on a side of the board, in map units; outlines are paths of the maps. Each
 * side is a file that travels with its drawing. */
import type { Box, Spot } from '../../kit/board/spots'

/** Spots for pieces of one density, with the radii to draw them at. */
export interface Standings {
  army: number
  hero: number
  beast: number
  /** Per stack of a player: left, middle, right. */
  armies: readonly (readonly Spot[])[]
  heroes: readonly Spot[]
  beasts: readonly Spot[]
}

export interface RegionLayout {
  centre: Spot
  inradius: number
  /** The population, which the control marker covers. */
  marker: Spot
  settlement: Spot | null
  shrine: Spot | null
  forge: Spot | null
  /** On the forge. */
  rune: Spot | null
  monument: Spot | null
  priests: readonly Spot[]
  /** Few pieces, drawn large; else many, drawn small. */
  calm: Standings
  crowd: Standings
}

export interface SeaLayout {
  label: Spot
  angle: number
  drakkars: readonly Spot[]
}

export interface RealmLayout {
  label: Spot
  centre: Spot
  rune: Spot
  bonus: Spot
  /** By seat, so that no marker moves when another comes. */
  alliances: readonly Spot[]
}

export interface SpaceLayout {
  realm: string
  icon: Spot
  /** The middle of the stack of markers, and the way from one to the next. */
  stack: Spot
  step: Spot
}

export interface Layout {
  regions: Readonly<Record<string, RegionLayout>>
  seas: Readonly<Record<string, SeaLayout>>
  realms: Readonly<Record<string, RealmLayout>>
  wheel: Readonly<Record<string, SpaceLayout>>
  lands: readonly string[]
}

/** The part that is always in viewport; the sea goes on around it. */
export const MAP: Box = [4, -14, 1592, 1222]
/** Yggdrasil, with the action wheel. */
export const YGGDRASIL: Spot = [800, 606]
export const WHEEL_RADIUS = 174

/** Before the side that is played on has been read. */
export const NOWHERE: Layout = {
  regions: {},
  seas: {},
  realms: {},
  wheel: {},
  lands: [],
}
