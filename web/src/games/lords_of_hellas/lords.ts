/** Lords of Hellas for what it shares with Lords of Ragnarok. */
import type { Lords } from '../lords/lords'
import Emblem from './Emblem.svelte'
import { heroName, playerName } from './names'
import { paths } from './paths'
import { armyOf } from './seen'

export const lords: Lords = {
  Emblem,
  colourOf: armyOf,
  markerOf: (table, seat) => `control-${armyOf(table, seat)}`,
  playerName,
  heroName,
  paths,
}
