/** Lords of Ragnarok at the table. */
import type { Game } from '../game'
import { formOf } from '../lords/outcomes'
import Board from './board/Board.svelte'
import { putSymbolsOnPage } from './board/drawings'
import { choiceDetail, targetName, token } from './choiceDetail'
import Emblem from './Emblem.svelte'
import Explained from './Explained.svelte'
import Fate from './Fate.svelte'
import Hand from './Hand.svelte'
import { colourName } from './names'
import { needsNoChip } from './needsNoChip'
import Players from './Players.svelte'
import { ask, back, standsFor } from './question'
import Scoring from './Scoring.svelte'
import Track from './Track.svelte'
import { targetsOf } from './targetsOf'
import { seatColour } from './view'
import { warning } from './warning'

/** Symbols of the pieces sprite; a verb that is not here is a word only. */
const ICONS: Record<string, string> = {
  launch: 'drakkar',
  settle: 'march',
  pray: 'pray',
  forge: 'forge',
  go: 'boot',
  sail: 'drakkar',
  heal: 'injury',
  'rune-action': 'reward-rune',
  spend: 'reward-rune',
  control: 'rage',
  release: 'rage',
  ally: 'reward-realm',
  activate: 'march',
  to: 'march',
  strengthen: 'reward-army',
  recruit: 'reward-army',
  special: 'wheel',
  monument: 'reward-priest',
  temple: 'shrine',
  draw: 'draw',
  gain: 'reward-rune',
  'place-hero': 'boot',
  'place-army': 'march',
  bless: 'pray',
  reveal: 'omen',
  rouse: 'rage',
  hunt: 'weapon-spear',
  shift: 'rage',
  ravage: 'rage',
  hit: 'loss',
  spare: 'weapon-shield',
  target: 'rage',
  'strike-at': 'rage',
  drift: 'drakkar',
  steal: 'reward-rune',
  fight: 'battle',
  play: 'draw',
  lose: 'loss',
  retreat: 'boot',
  attack: 'rage',
  defend: 'weapon-shield',
  strike: 'weapon-sword',
  wound: 'weak',
  effect: 'draw',
  uncover: 'weak',
  remove: 'draw',
  injure: 'injury',
  raise: 'attr-authority',
  discard: 'draw',
  drop: 'reward-rune',
  use: 'slayer',
  invoke: 'pray',
  ability: 'attr-wisdom',
  bonus: 'reward-realm',
  refill: 'forge',
}

const lordsOfRagnarok: Game = {
  prepare: () => putSymbolsOnPage(),
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
  targetName,
  token,
  needsNoChip,
  isHeading: event => event.kind === 'turn_began' || event.kind === 'ragnarok_began',
  seatColour,
  emptySeatName: colourName,
  byName: true,
  standsFor,
  ask,
  back,
  formOf,
  warning,
}

export default lordsOfRagnarok
