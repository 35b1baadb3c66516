/** How battles and hunts ended. */
import type { EventInfo } from '../../protocol'
import type { Table } from '../../table/table.svelte'
import { type Decided, decided, type HuntEnd, type Telling } from '../lords/outcomes'

/** Each tells the region second. */
const OF_ARMIES = new Set([
  'army_weakened',
  'army_destroyed',
  'army_strengthened',
  'retreated',
  'no_way_out',
  'control_taken',
])
const OF_HUNTERS = new Set([
  'injured',
  'injury_prevented',
  'one_injury_too_many',
  'allied',
  'rune_gained',
  'priests_gained',
  'army_strengthened',
  'artifact_gained',
  'rune_discarded',
])
const AFTERWARDS = new Set(['turn_began', 'special_action', 'monument_built', 'die_rolled'])

const TELLING: Telling<never> = {
  afterwards: AFTERWARDS,
  ofArmy: (spoken, region, { kind, values }) =>
    OF_ARMIES.has(kind) && spoken.nounOf('region', values[1] ?? -1) === region,
  hunted,
}

export function outcomes(table: Table): Decided<never> {
  return decided(table, TELLING)
}

function hunted(hunt: HuntEnd, event: EventInfo): boolean {
  const [seat = -1] = event.values
  switch (event.kind) {
    case 'wounded':
      hunt.wounds += 1
      return false
    case 'wound_removed':
      hunt.wounds = Math.max(0, hunt.wounds - 1)
      return false
    case 'monster_defeated':
      hunt.slain = true
      return true
    case 'hunt_failed':
      return true
    default:
      if (OF_HUNTERS.has(event.kind) && seat === hunt.hunter) hunt.told.push(event)
      else if (event.kind === 'slayer_token_gained') hunt.told.push(event)
      return false
  }
}
