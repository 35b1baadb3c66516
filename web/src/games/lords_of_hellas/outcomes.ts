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
  /** What became of the army, to be told as in the log. */
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
  monster: string
  slain: boolean
  wounds: number
  slots: number
  /** What the hunt cost and brought, to be told as in the log. */
  told: EventInfo[]
}

export type Outcome = BattleEnd | HuntEnd

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
/** With these begins something else. */
const AFTERWARDS = new Set(['turn_began', 'special_action', 'monster_phase'])

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
    const monster = spoken.nounOf('monster', b)
    const unhurt = { slain: false, wounds: 0, slots: 0, told: [] }
    return { is: 'hunt', move, hunter: a, monster, ...unhurt } satisfies HuntEnd
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
  if (event.kind === 'card_played') side.cards.push(spoken.nounOf('card', b))
  else if (OF_ARMIES.has(event.kind) && isHere(spoken, battle, event)) side.told.push(event)
  return false
}

/** The rest of a march may take control elsewhere. */
function isHere(spoken: Spoken, { region }: BattleEnd, { kind, values }: EventInfo): boolean {
  return kind !== 'control_taken' || spoken.nounOf('region', values[1] ?? -1) === region
}

function hunted(hunt: HuntEnd, event: EventInfo): boolean {
  const [seat = -1] = event.values
  if (event.kind === 'monster_wounded') {
    hunt.wounds = event.values[3] ?? 0
    hunt.slots = event.values[4] ?? 0
  } else if (event.kind === 'wounds_healed') hunt.wounds = 0
  else if (event.kind === 'monster_slain') {
    hunt.slain = true
    return true
  } else if (event.kind === 'hunt_failed') return true
  else if (OF_HUNTERS.has(event.kind) && seat === hunt.hunter) hunt.told.push(event)
  return false
}
