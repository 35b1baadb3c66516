/** Blood Rage at the table. */
import type { Component } from 'svelte'
import type { Table } from '../../table/table.svelte'
import type { Game } from '../game'
import Emblem from './Emblem.svelte'
import { lit } from './lit'
import { warning } from './warning'
import { wished } from './wished'

const found = import.meta.glob<{ default: Component<{ table: Table }> }>(
  ['./*.svelte', './board/Board.svelte'],
  { eager: true },
)
const part = (name: string) => found[`./${name}.svelte`]?.default as never

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
  Board: part('board/Board'),
  Players: part('Players'),
  Hand: part('Hand'),
  Track: part('Track'),
  Fate: part('Fate'),
  Scoring: part('Scoring'),
  Explained: part('Explained'),
  Emblem,
  icon: verb => ICONS[verb] ?? null,
  wished,
  lit,
  warning,
}

export default bloodRage
