/** Lords of Ragnarok for what it shares with Lords of Hellas. */
import type { Lords } from '../lords/lords'
import Emblem from './Emblem.svelte'
import { heroName, playerName } from './names'
import { paths } from './paths'
import { colourOf, shapeOf } from './seen'

export const lords: Lords = {
  Emblem,
  colourOf,
  markerOf: (table, seat) => `marker-${shapeOf(table, seat)}`,
  playerName,
  heroName,
  paths,
}
