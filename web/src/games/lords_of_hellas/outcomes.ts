/** How battles and hunts ended and what the events were. */
import type { EventInfo } from '../../protocol'
import type { Spoken } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import {
  type BattleEnd,
  type Decided,
  decided,
  type HuntEnd,
  type Telling,
  takesPart,
} from '../lords/outcomes'

/** A monster has come or grown, or a quest has opened. */
export interface EventDrawn {
  is: 'event'
  move: number
  /** A symbol of the sprite. */
  picture: string
  event: EventInfo
}

export type Outcome = BattleEnd | HuntEnd | EventDrawn

const OF_ARMIES = new Set([
  'hoplites_killed',
  'hoplites_saved',
  'retreated',
  'no_way_out',
  'pyrrhic_victory',
  'control_taken',
  'glory_taken',
])
const OF_HUNTERS = new Set([
  'injured',
  'fourth_injury',
  'priests_gained',
  'artifact_gained',
  'glory_taken',
])
const AFTERWARDS = new Set(['turn_began', 'special_action', 'monster_phase'])

const TELLING: Telling<EventDrawn> = {
  afterwards: AFTERWARDS,
  other: drawnBy,
  /** The rest of a march may take control elsewhere. */
  ofArmy: (spoken, region, { kind, values }) =>
    OF_ARMIES.has(kind) &&
    (kind !== 'control_taken' || spoken.nounOf('region', values[1] ?? -1) === region),
  hunted,
}

export function outcomes(table: Table): Decided<EventDrawn> {
  return decided(table, TELLING)
}

export function isOwn(table: Table, outcome: Outcome): boolean {
  return outcome.is !== 'event' && takesPart(outcome, table.seat)
}

function drawnBy(spoken: Spoken, move: number, event: EventInfo): EventDrawn | null {
  const [monster = -1] = event.values
  switch (event.kind) {
    case 'monster_appeared':
    case 'monster_evolved':
      return { is: 'event', move, picture: `glyph-${spoken.nounOf('monster', monster)}`, event }
    case 'quest_opened':
      return { is: 'event', move, picture: 'quest', event }
    default:
      return null
  }
}

function hunted(hunt: HuntEnd, event: EventInfo): boolean {
  const [seat = -1, , , wounds = 0, slots = 0] = event.values
  switch (event.kind) {
    case 'monster_wounded':
      hunt.wounds = wounds
      hunt.slots = slots
      return false
    case 'wounds_healed':
      hunt.wounds = 0
      return false
    case 'monster_slain':
      hunt.slain = true
      return true
    case 'hunt_failed':
      return true
    default:
      if (OF_HUNTERS.has(event.kind) && seat === hunt.hunter) hunt.told.push(event)
      return false
  }
}
