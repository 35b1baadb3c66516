/** How battles and hunts ended, from the log: once one is over the view knows it no more. */
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
  /** Wounds that have not healed. */
  wounds: number
  /** For so many wounds there is room, as far as the hunt has told. */
  slots: number
  /** What the hunt cost and brought, to be told as in the log. */
  told: EventInfo[]
}

/** How the events of a game settle what is open; each says whether who has won is known now. */
export interface Telling<Other extends { move: number }> {
  /** With these events begins something else. */
  afterwards: ReadonlySet<string>
  /** An event that is worth a look by itself. */
  other?(spoken: Spoken, move: number, event: EventInfo): Other | null
  /** What became of an army in a battle. */
  ofArmy(spoken: Spoken, region: string, event: EventInfo): boolean
  hunted(hunt: HuntEnd, event: EventInfo): boolean
}

export interface Decided<Other> {
  /** In the order in which they were decided. */
  ended: (BattleEnd | HuntEnd | Other)[]
  /** After the last of them nothing else has begun. */
  lies: boolean
}

/** Those that are decided. */
export function decided<Other extends { move: number } = never>(
  table: Table,
  telling: Telling<Other>,
): Decided<Other> {
  const spoken = table.spoken
  let open: BattleEnd | HuntEnd | null = null
  const ended: (BattleEnd | HuntEnd | Other)[] = []
  if (!spoken) return { ended, lies: false }
  for (const entry of table.log) {
    if (entry.move > table.at) break
    for (const event of entry.events) {
      const begun = beginning(spoken, entry, event)
      const other = telling.other?.(spoken, entry.move, event)
      if (other) ended.push(other)
      else if (begun) open = begun
      else if (telling.afterwards.has(event.kind)) open = null
      else if (open?.is === 'battle') {
        if (fought(spoken, open, event, telling)) ended.push(open)
      } else if (open && telling.hunted(open, event)) ended.push(open)
    }
  }
  return { ended, lies: open !== null && ended.at(-1) === open }
}

export function takesPart(ended: BattleEnd | HuntEnd, seat: number): boolean {
  if (ended.is === 'hunt') return ended.hunter === seat
  return ended.sides.some(side => side.seat === seat)
}

function beginning(
  spoken: Spoken,
  { move }: LogEntry,
  { kind, values: [a = -1, b = -1, c = -1] }: EventInfo,
): BattleEnd | HuntEnd | null {
  const side = (role: Role, seat: number) => ({ role, seat, cards: [], strength: 0, told: [] })
  switch (kind) {
    case 'battle_began': {
      const sides = [side('attacker', b), side('defender', c)]
      return { is: 'battle', move, region: spoken.nounOf('region', a), winner: -1, sides }
    }
    case 'hunt_began': {
      const monster = spoken.nounOf('monster', b)
      return { is: 'hunt', move, hunter: a, monster, slain: false, wounds: 0, slots: 0, told: [] }
    }
    default:
      return null
  }
}

function fought(
  spoken: Spoken,
  battle: BattleEnd,
  event: EventInfo,
  { ofArmy }: Pick<Telling<never>, 'ofArmy'>,
): boolean {
  const [seat = -1, b = -1, own = 0, other = 0] = event.values
  if (event.kind === 'battle_won') {
    battle.winner = seat
    for (const fighter of battle.sides) fighter.strength = fighter.seat === seat ? own : other
    return true
  }
  const side = battle.sides.find(fighter => fighter.seat === seat)
  if (event.kind === 'card_played') side?.cards.push(spoken.nounOf('card', b))
  else if (ofArmy(spoken, battle.region, event)) side?.told.push(event)
  return false
}

/** A battle that nobody won by strength is told with the reason: a tie goes to the defender. */
export function formOf({ kind, values }: EventInfo): string | null {
  const [, , own, other] = values
  return kind === 'battle_won' && own === other ? 'tie' : null
}
