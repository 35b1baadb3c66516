// Made by tools/protocol_types.py from sagaboard.games.lords_of_hellas.table.view and sagaboard.games.lords_of_hellas.table.client_data; do not edit.


export interface RegionView {
  control: number
  hoplites: number[]
  garrison: number
  temple: boolean
  heroes: number[]
  monsters: string[]
  quest: string | null
}

export interface SlotView {
  symbol: string
  reward: string
  covered: boolean
}

export interface MonsterView {
  region: string | null
  slain_by: number
  slots: SlotView[]
  evolutions: string[]
}

export interface MonumentView {
  region: string
  level: number
  priests: number[]
  places: number
}

export interface QuestView {
  quest: string
  region: string
  heroes: number[]
}

export interface ArtifactView {
  artifact: string
  charged: boolean
}

export interface ProgressView {
  lands: number
  temples: number
  monsters: number
}

export interface PlayerView {
  army: string
  hero: string | null
  region: string | null
  levels: Record<string, number>
  injured: string[]
  hoplites_in_supply: number
  priesthood: number
  used: string[]
  hand: number
  hand_limit: number
  blessings: string[]
  marked_blessings: string[]
  artifacts: ArtifactView[]
  kept_quests: string[]
  glory: string[]
  monsters: string[]
  progress: ProgressView
}

export interface SideView {
  seat: number
  hoplites: number
  cards: string[]
  strength: number
  losses: number
  declined: boolean
}

export interface BattleView {
  region: string
  sides: Record<string, SideView>
  winner: number
}

export interface HuntView {
  hunter: number
  monster: string
  region: string
  dealt: number
  rewards: string[]
  attacks: string[]
  strength: number
  defence: number
  deck: number
  discarded: number
}

export interface GoalsView {
  lands: number
  ignored_land: string | null
  temples: number
  monsters: number
  king_of_kings: boolean
}

export interface OwnView {
  hand: string[]
  artifacts: string[]
  cards: string[]
  blessings: string[]
  attacks: string[]
  unused_attacks: string[]
}

export interface LordsOfHellasView {
  seat: number
  phase: string
  turn: number
  active: number
  starting_player: number
  over: boolean
  winner: number
  victory: string | null
  waiting_for: number[]
  basic_actions: number
  regions: Record<string, RegionView>
  monsters: Record<string, MonsterView>
  monuments: Record<string, MonumentView>
  quests: (QuestView | null)[]
  players: PlayerView[]
  goals: GoalsView
  temple_card: string
  temples_left: number
  temples_taken: number
  activation_holder: number
  activation_tokens: number
  first_monument: string | null
  countdown_over: boolean
  events_left: number
  events_discarded: string[]
  combat_cards_left: number
  combat_discarded: string[]
  artifacts_left: number
  blessings_left: number
  blessings_discarded: string[]
  passed_blessings: number
  looker: number
  looked_at: number
  battle: BattleView | null
  hunt: HuntView | null
  wounding: string | null
  own: OwnView | null
}

export interface PrintedRegion {
  land: string
  population: number
  city: string
  shrine: string
  monument: string | null
  adjacent: string[]
  by_sea: string[]
}

export interface PrintedCombatCard {
  symbol: string
  strength: number
  losses: number
  count: number
}

export interface PrintedAttack {
  strength: number | null
  count: number
}

export interface PrintedSlot {
  symbol: string
  reward: string
}

export interface PrintedMonster {
  artifact: string
  slots: PrintedSlot[]
}

export interface PrintedQuest {
  region: string
  steps: number
}

export interface PrintedMonument {
  region: string
  attribute: string
  artifact: string
  places: number
}

export interface PrintedMatter {
  armies: string[]
  lands: Record<string, string[]>
  regions: Record<string, PrintedRegion>
  heroes: Record<string, Record<string, number>>
  monuments: Record<string, PrintedMonument>
  monument_levels: number
  monsters: Record<string, PrintedMonster>
  quests: Record<string, PrintedQuest>
  cards: Record<string, PrintedCombatCard>
  attacks: Record<string, PrintedAttack>
  artifacts: Record<string, string>
  blessings: Record<string, string>
  temple_cards: Record<string, number[]>
  attributes: string[]
  attribute_limit: number
  basic_actions: string[]
  special_actions: string[]
  symbols: string[]
  hoplites: number
  priests: number
  hand_limit: number
  countdown: number
}
