/** A table for any game that has no board of its own: answers as a list, the view as text. */
import type { Game } from '../game'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import Explained from './Explained.svelte'
import Players from './Players.svelte'
import Scoring from './Scoring.svelte'
import { seatColour } from './seats'

const plain: Game = {
  prepare: async () => {},
  Board,
  Players,
  Scoring,
  Explained,
  Emblem,
  icon: () => null,
  targetsOf: () => [],
  // All answers stand on the board.
  needsNoChip: () => true,
  seatColour: (_, seat) => seatColour(seat),
  warning: () => null,
}

export default plain
