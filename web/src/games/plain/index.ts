/** A table for any game that has no board of its own: answers as a list, the view as text. */
import type { Game } from '../game'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import Explained from './Explained.svelte'
import Players from './Players.svelte'
import Scoring from './Scoring.svelte'
import { toneOf } from './seats'

const plain: Game = {
  prepare: async () => {},
  Board,
  Players,
  Scoring,
  Explained,
  Emblem,
  icon: () => null,
  wished: () => [],
  lit: () => [],
  // All answers stand on the board.
  atHand: () => true,
  seatColour: (_, seat) => toneOf(seat),
  warning: () => null,
}

export default plain
