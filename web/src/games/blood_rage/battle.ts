/** A battle as it is drawn: from the view while it lasts, from the log once it is over. */
import type { LogEntry } from '../../protocol'
import type { Table } from '../../table/table.svelte'
import type { BloodRageView, ClanView, PrintedMatter } from './types'
import { cardOf, figuresAt, kindOf, printedOf, viewOf } from './view'

export const STEPS = ['call', 'cards', 'reveal', 'late', 'outcome'] as const
export type Step = (typeof STEPS)[number]

export interface Fighter {
  seat: number
  clan: string
  figures: string[]
  /** STR by figure where it is printed on them; empty where some count otherwise. */
  strengths: Record<string, number>
  joined: string[]
  dying: string[]
  /** STR of the figures, and of the cards as far as it is known. */
  strength: number
  bonus: number | null
  total: number | null
  cards: string[]
  faceDown: boolean
  blank: boolean
}

export interface Scene {
  province: string
  pillager: number
  step: Step
  fighters: Fighter[]
  /** The winner's seat, -1 for a tie or while it is open. */
  winner: number
  tied: boolean
}

export function battleNow(table: Table): Scene | null {
  const view = viewOf(table)
  const battle = view?.battle
  if (!view || !battle) return null
  const decided = battle.winner >= 0 || battle.totals.some(total => total > 0)
  const revealed = battle.cards.some(cards => cards.length > 0)
  const step: Step =
    battle.participants.length === 0
      ? 'call'
      : decided
        ? 'outcome'
        : !revealed
          ? 'cards'
          : REVEALING.has(table.question?.prompt ?? '')
            ? 'reveal'
            : 'late'
  const joined = joinedSince(table.log, table.at)
  const seats =
    battle.participants.length > 0
      ? battle.participants
      : clockwise(view, battle.pillager).filter(seat => stands(table, view, seat, battle.province))
  return {
    province: battle.province,
    pillager: battle.pillager,
    step,
    winner: battle.winner,
    tied: decided && battle.winner < 0,
    fighters: seats.map(seat => {
      const clan = view.clans[seat] as ClanView
      const figures = present(table, clan, battle.province)
      const strength = clan.strengths[battle.province] ?? 0
      const cards = battle.cards[seat] ?? []
      return {
        seat,
        clan: clan.clan,
        figures,
        strengths: printedStrengths(printedOf(table), clan, figures, strength),
        joined: joined.filter(([by]) => by === seat).map(([, figure]) => nounOf(table, figure)),
        dying: battle.dying
          .filter(name => name.startsWith(`${clan.clan} `) || figures.includes(name))
          .map(name => name.replace(`${clan.clan} `, '')),
        strength,
        bonus: bonusOf(table, cards, battle.treated[seat] ?? 0),
        total: decided ? (battle.totals[seat] ?? 0) : null,
        cards,
        faceDown: battle.chosen[seat] ?? false,
        blank: battle.blank[seat] ?? false,
      }
    }),
  }
}

const REVEALING = new Set(['treat_quest', 'leave_one'])

function clockwise(view: BloodRageView, first: number): number[] {
  const seats = view.clans.length
  return Array.from({ length: seats }, (_, n) => (first + n) % seats)
}

function stands(table: Table, view: BloodRageView, seat: number, province: string): boolean {
  const clan = view.clans[seat]
  return clan !== undefined && present(table, clan, province).length > 0
}

/** Figures in the province and in its fjord fight together (BR-BOARD-17). */
function present(table: Table, clan: ClanView, province: string): string[] {
  const fjord = printedOf(table).provinces[province]?.fjord
  return [...figuresAt(clan, province), ...(fjord ? figuresAt(clan, fjord) : [])]
}

/** What stands on figures and Upgrades; only where it adds up to what the service says. */
export function printedStrengths(
  printed: PrintedMatter,
  clan: ClanView,
  figures: string[],
  strength: number,
): Record<string, number> {
  const found: Record<string, number> = {}
  for (const figure of figures) {
    const kind = kindOf(figure)
    const upgrade =
      kind === 'monster' ? monsterCard(printed, figure) : slotCard(printed, clan, kind)
    found[figure] = (upgrade ? printed.cards[upgrade]?.strength : printed.strengths[kind]) ?? 0
  }
  const sum = Object.values(found).reduce((a, b) => a + b, 0)
  return sum === strength ? found : {}
}

function slotCard(printed: PrintedMatter, clan: ClanView, slot: string): string | null {
  return clan.sheet[printed.slots.indexOf(slot)] ?? null
}

function monsterCard(printed: PrintedMatter, monster: string): string | null {
  return Object.keys(printed.cards).find(face => printed.cards[face]?.id === monster) ?? null
}

/** Null where a card counts something that only the service knows. */
function bonusOf(table: Table, cards: string[], treated: number): number | null {
  let sum = treated
  for (const face of cards) {
    const { type, bonus } = cardOf(table, face)
    if (type !== 'battle') continue
    if (bonus === null) return null
    sum += bonus
  }
  return sum
}

function nounOf(table: Table, figure: number): string {
  return table.spoken?.nounOf('figure', figure) ?? ''
}

/** Seat and figure of everybody who answered the last Call to Battle. */
function joinedSince(log: LogEntry[], move: number): [number, number][] {
  let found: [number, number][] = []
  for (const entry of log) {
    if (entry.move > move) break
    for (const { kind, values } of entry.events) {
      if (kind === 'pillage_declared') found = []
      if (kind === 'joined') found.push([values[0] ?? -1, values[1] ?? -1])
    }
  }
  return found
}

export interface Outcome {
  /** The move that decided the battle. */
  move: number
  scene: Scene
  reward: number | null
  /** By seat: the Glory that the battle brought. */
  glory: Record<number, number>
}

/** With these begins what comes after a battle. */
const AFTERWARDS = new Set([
  'pillage_declared',
  'invaded',
  'march_declared',
  'upgraded',
  'quest_committed',
  'passed',
  'phase_began',
])

/** The battles of the log that were fought to their end. */
export function outcomes(table: Table): Outcome[] {
  const view = viewOf(table)
  const spoken = table.spoken
  const found: Outcome[] = []
  if (!view || !spoken) return found
  let pillager = -1
  let scene: Scene | null = null
  let open: Outcome | null = null
  for (const { move, events } of table.log) {
    if (move > table.at) break
    for (const { kind, values } of events) {
      const [a = -1, b = -1, c = 0] = values
      if (AFTERWARDS.has(kind)) open = null
      const own = scene?.fighters.find(fighter => fighter.seat === a)
      if (kind === 'pillage_declared') pillager = a
      else if (kind === 'battle_began') {
        scene = {
          province: spoken.nounOf('place', a),
          pillager,
          step: 'outcome',
          winner: -1,
          tied: false,
          fighters: values.slice(1).map(seat => unhurt(seat, view.clans[seat]?.clan ?? 'none')),
        }
      } else if (scene && (kind === 'battle_won' || kind === 'battle_tied')) {
        scene.winner = kind === 'battle_won' ? a : -1
        stillStanding(table, view, scene)
        scene.tied = kind === 'battle_tied'
        open = { move, scene, reward: null, glory: {} }
        found.push(open)
      } else if (own && (kind === 'revealed' || kind === 'late_card_added')) {
        own.cards.push(spoken.nounOf('card', b))
      } else if (own && kind === 'card_discarded' && !open) {
        own.cards = [] // everybody lays a new card (BR-OQ-13)
      } else if (own && kind === 'total') {
        own.strength = b
        own.total = c
        own.bonus = c - b
      } else if (own && kind === 'destroyed' && (open || found.at(-1)?.scene !== scene)) {
        own.dying.push(spoken.nounOf('figure', b))
      } else if (open && kind === 'reward_taken') open.reward = c
      else if (open && kind === 'glory_gained') open.glory[a] = (open.glory[a] ?? 0) + b
    }
  }
  return found
}

export function lastOutcome(table: Table): Outcome | null {
  return outcomes(table).at(-1) ?? null
}

export function fights(outcome: Outcome, seat: number): boolean {
  return outcome.scene.fighters.some(fighter => fighter.seat === seat)
}

/** Figures of the winner; the others' are known from what was destroyed. */
function stillStanding(table: Table, view: BloodRageView, scene: Scene): void {
  const winner = scene.fighters.find(fighter => fighter.seat === scene.winner)
  const clan = view.clans[scene.winner]
  if (winner && clan) winner.figures = present(table, clan, scene.province)
}

function unhurt(seat: number, clan: string): Fighter {
  return {
    seat,
    clan,
    figures: [],
    strengths: {},
    joined: [],
    dying: [],
    strength: 0,
    bonus: 0,
    total: 0,
    cards: [],
    faceDown: false,
    blank: false,
  }
}
