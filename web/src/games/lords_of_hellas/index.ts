/** Lords of Hellas at the table. */
import type { Game } from '../game'
import { formOf } from '../lords/outcomes'
import { groupOf } from './actions'
import Board from './board/Board.svelte'
import { putSymbolsOnPage, readMap } from './board/drawings'
import { choiceDetail } from './choiceDetail'
import Emblem from './Emblem.svelte'
import Explained from './Explained.svelte'
import Fate from './Fate.svelte'
import Hand from './Hand.svelte'
import { armyName } from './names'
import { needsNoChip } from './needsNoChip'
import Players from './Players.svelte'
import Scoring from './Scoring.svelte'
import Track from './Track.svelte'
import { targetsOf } from './targetsOf'
import { seatColour } from './view'
import { warning } from './warning'

/** Symbols of the pieces sprite; a verb that is not here is a word only. */
const ICONS: Record<string, string> = {
  use: 'i-artifact',
  pray: 'i-prayer',
  power: 'i-prayer',
  go: 'attr-speed',
  advance: 'attr-speed',
  begin: 'attr-speed',
  move: 'attr-leadership',
  to: 'i-march',
  fortify: 'city',
  leave: 'city',
  recruit: 'i-recruit',
  march: 'i-march',
  temple: 'temple',
  oracle: 'oracle',
  prepare: 'i-prepare',
  usurp: 'i-usurp',
  hunt: 'i-hunt',
  monument: 'i-die',
  'end-round': 'i-die',
  place: 'i-recruit',
  garrison: 'city',
  heal: 'i-prepare',
  draw: 'i-cards',
  ability: 'i-laurels',
  give: 'i-laurels',
  glory: 'i-laurels',
  roll: 'i-die',
  ravage: 'i-monster',
  shift: 'i-monster',
  target: 'i-monster',
  play: 'i-cards',
  retreat: 'i-march',
  wound: 'i-hunt',
  spend: 'i-cards',
  attack: 'i-monster',
  defend: 'i-cards',
  shield: 'w-shield',
  claim: 'i-laurels',
  injure: 'injury',
  discard: 'i-cards',
  keep: 'i-artifact',
  pick: 'i-cards',
  bless: 'i-prayer',
  invoke: 'i-prayer',
}

const lordsOfHellas: Game = {
  prepare: () => Promise.all([putSymbolsOnPage(), readMap()]),
  Board,
  Players,
  Hand,
  Track,
  Fate,
  Scoring,
  Explained,
  Emblem,
  icon: verb => ICONS[verb] ?? null,
  targetsOf,
  choiceDetail,
  needsNoChip,
  isHeading: event => event.kind === 'turn_began' || event.kind === 'monster_phase',
  seatColour,
  emptySeatName: armyName,
  byName: true,
  groupOf,
  formOf,
  warning,
}

export default lordsOfHellas
