/** Blood Rage at the table. */
import type { Game } from '../game'
import Board from './board/Board.svelte'
import { putSymbolsOnPage, readGround } from './board/drawings'
import { choiceDetail } from './choiceDetail'
import Emblem from './Emblem.svelte'
import Explained from './Explained.svelte'
import Fate from './Fate.svelte'
import Hand from './Hand.svelte'
import { needsNoChip } from './needsNoChip'
import Players from './Players.svelte'
import { ask, isFormality } from './question'
import Scoring from './Scoring.svelte'
import Track from './Track.svelte'
import { targetsOf } from './targetsOf'
import { printedOf, viewOf } from './view'
import { warning } from './warning'

/** Symbols of the pieces sprite; a verb that is not here is a word only. */
const ICONS: Record<string, string> = {
  pick: 'i-draft',
  invade: 'i-invade',
  fetch: 'i-valhalla',
  march: 'i-march',
  upgrade: 'i-upgrade',
  quest: 'i-quest',
  pillage: 'i-pillage',
  'pillage-again': 'i-pillage',
  sacrifice: 'i-doom',
  pass: 'i-pass',
  to: 'i-village',
  move: 'i-march',
  slot: 'i-upgrade',
  give: 'i-doom',
  join: 'i-battle',
  play: 'i-card',
  treat: 'i-battle',
  leave: 'i-warrior',
  add: 'i-card',
  'take-back': 'i-card',
  retreat: 'i-march',
  save: 'i-strength',
  keep: 'i-card',
}

const bloodRage: Game = {
  prepare: () => Promise.all([putSymbolsOnPage(), readGround()]),
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
  isHeading: event => event.kind === 'age_began' || event.kind === 'phase_began',
  seatColour: (table, seat) =>
    printedOf(table).clans.indexOf(viewOf(table)?.clans[seat]?.clan ?? '') + 1 || seat + 1,
  warning,
  ask,
  isFormality,
  byName: true,
}

export default bloodRage
