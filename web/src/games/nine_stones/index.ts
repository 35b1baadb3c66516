/** Nine Stones at the table: the example of docs/adding-a-board.md. */
import type { Game } from '../game'
import { targetsOfKinds } from '../kit/targetsOf'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import Explained from './Explained.svelte'
import Hand from './Hand.svelte'
import Players from './Players.svelte'
import Scoring from './Scoring.svelte'

const COMMON = new Set(['stone'])
const OWN = new Set<string>()

const nineStones: Game = {
  prepare: async () => {},
  Board,
  Players,
  Hand,
  Scoring,
  Explained,
  Emblem,
  icon: () => null,
  targetsOf: (table, event) => targetsOfKinds(table, event, COMMON, OWN),
  needsNoChip: (_, target) => target.kind === 'stone',
  isHeading: event => event.kind === 'turned',
  warning: () => null,
}

export default nineStones
