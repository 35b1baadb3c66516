/** How the last battle or hunt ended, from the log: once it is over the view knows it no more. */
import type { EventInfo, LogEntry } from '../../protocol'
import type { Spoken } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'

export type Role = 'attacker' | 'defender'

export interface Side {
  role: Role
  seat: number
  cards: string[]
  strength: number
  /** What became of the armies, to be told as in the log. */
  told: EventInfo[]
}

export interface BattleEnd {
  is: 'battle'
  /** The move with which it began. */
  move: number
  region: string
  winner: number
  sides: Side[]
}

export interface HuntEnd {
  is: 'hunt'
  move: number
  hunter: number
  beast: string
  defeated: boolean
  /** Wounds dealt in this hunt that have not healed. */
  wounds: number
  /** What the hunt cost and brought, to be told as in the log. */
  told: EventInfo[]
}

export type Outcome = BattleEnd | HuntEnd

/** Each with the position of the region that it is about. */
const OF_ARMIES = new Map([
  ['army_weakened', 1],
  ['army_destroyed', 1],
  ['army_strengthened', 1],
  ['retreated', 1],
  ['no_way_out', 1],
  ['control_taken', 1],
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
/** With these begins something else. */
const AFTERWARDS = new Set(['turn_began', 'special_action', 'monument_built', 'die_rolled'])

/** The last battle or hunt that is decided. */
export function lastOutcome(table: Table): Outcome | null {
  const spoken = table.spoken
  if (!spoken) return null
  let open: Outcome | null = null
  let last: Outcome | null = null
  for (const entry of table.log) {
    if (entry.move > table.at) break
    for (const event of entry.events) {
      const begun = beginning(spoken, entry, event)
      if (begun) open = begun
      else if (AFTERWARDS.has(event.kind)) open = null
      else if (open && decides(spoken, open, event)) last = open
    }
  }
  return last
}

function beginning(spoken: Spoken, { move }: LogEntry, { kind, values }: EventInfo) {
  const [a = -1, b = -1, c = -1] = values
  if (kind === 'battle_began') {
    const side = (role: Role, seat: number): Side => ({
      role,
      seat,
      cards: [],
      strength: 0,
      told: [],
    })
    const sides = [side('attacker', b), side('defender', c)]
    const region = spoken.nounOf('region', a)
    return { is: 'battle', move, region, winner: -1, sides } satisfies BattleEnd
  }
  if (kind === 'hunt_began') {
    const beast = spoken.nounOf('monster', b)
    return {
      is: 'hunt',
      move,
      hunter: a,
      beast,
      defeated: false,
      wounds: 0,
      told: [],
    } satisfies HuntEnd
  }
  return null
}

/** Takes an event into an outcome; true if it settles who has won. */
function decides(spoken: Spoken, open: Outcome, event: EventInfo): boolean {
  return open.is === 'battle' ? fought(spoken, open, event) : hunted(open, event)
}

function fought(spoken: Spoken, battle: BattleEnd, event: EventInfo): boolean {
  const [seat = -1, b = -1, own = 0, other = 0] = event.values
  const side = battle.sides.find(fighter => fighter.seat === seat)
  if (event.kind === 'battle_won') {
    battle.winner = seat
    for (const fighter of battle.sides) fighter.strength = fighter.seat === seat ? own : other
    return true
  }
  if (!side) return false
  const place = OF_ARMIES.get(event.kind)
  if (event.kind === 'card_played') side.cards.push(spoken.nounOf('card', b))
  else if (place !== undefined) {
    if (spoken.nounOf('region', event.values[place] ?? -1) === battle.region) side.told.push(event)
  }
  return false
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
      hunt.defeated = true
      return true
    case 'hunt_failed':
      return true
    default:
      if (OF_HUNTERS.has(event.kind) && seat === hunt.hunter) hunt.told.push(event)
      else if (event.kind === 'slayer_token_gained') hunt.told.push(event)
      return false
  }
}
