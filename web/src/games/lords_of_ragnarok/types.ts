// Made by tools/protocol_types.py from sagaboard.games.lords_of_ragnarok.table.view and sagaboard.games.lords_of_ragnarok.table.client_data; do not edit.


export interface ArmyView {
  army: number
  seat: number
  strength: number
}

export interface RegionView {
  control: number
  population: number
  armies: ArmyView[]
  heroes: number[]
  monsters: string[]
  boss: boolean
  temple: boolean
  forge: string | null
  rune: boolean
}

export interface SeaView {
  drakkars: number[]
}

export interface RealmView {
  allies: number[]
  bonus_for: number[]
}

export interface BeastView {
  region: string | null
  ring: number
  slain_by: number
  upper: boolean
  wounds: number[]
}

export interface MonumentView {
  region: string
  level: number
  priests: number[]
  places: number
}

export interface OmenView {
  omen: string
  fulfilled: boolean
  reached: number
  needed: number
}

export interface ArtifactView {
  artifact: string
  charged: boolean
}

export interface ProgressView {
  lands: number
  temples: number
  defeated: number
  around_yggdrasil: number
}

export interface PlayerView {
  colour: string
  hero: string | null
  origin: string | null
  region: string | null
  sea: string | null
  levels: Record<string, number>
  values: Record<string, number>
  injured: string[]
  armies_in_pool: number
  priesthood: number
  runes: Record<string, number>
  hand: number
  limit: number
  blessings: string[]
  artifacts: ArtifactView[]
  realms: string[]
  monsters: string[]
  controlled_monsters: string[]
  slayer_tokens: number
  progress: ProgressView
}

export interface SideView {
  seat: number
  armies: number
  cards: string[]
  values: number[]
  losses: number
  strength: number
  next_lowered: number
  next_ignored: boolean
  unhurt: boolean
  passed: boolean
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
  monster_player: number
  hand: number
  deck: number
  discarded: string[]
  attack: string | null
  rage: number
  rage_cut: number
  defence: string[]
  value: number
  needed: number
  weak_from: number
  defended: boolean
  struck: string[]
  dealt: number
  most_wounds: number
}

export interface GoalsView {
  lands: number
  temples: number
  defeated: number
  omens: number
}

export interface OwnView {
  hand: string[]
  attacks: string[]
}

export interface LordsOfRagnarokView {
  seat: number
  phase: string
  step: string | null
  turn: number
  active: number
  starting_player: number
  over: boolean
  winner: number
  victory: string | null
  waiting_for: number[]
  options: Record<string, string>
  regions: Record<string, RegionView>
  seas: Record<string, SeaView>
  realms: Record<string, RealmView>
  wheel: Record<string, number[]>
  monsters: Record<string, BeastView>
  boss: BeastView
  monuments: Record<string, MonumentView>
  omens: OmenView[]
  players: PlayerView[]
  goals: GoalsView
  bank: Record<string, number>
  temple_track: string
  temples_left: number
  temples_taken: number
  slayer_tokens_left: number
  hero_boards: string[]
  origin_cards: string[]
  ragnarok_by: number
  last_turns: number
  events_left: number
  events_discarded: string[]
  events_revealed: string[]
  combat_cards_left: number
  combat_discarded: string[]
  blessings_left: number
  blessings_discarded: string[]
  blessings_revealed: string[]
  battle: BattleView | null
  hunt: HuntView | null
  wounding: string | null
  acting_army: number | null
  acting_monster: string | null
  own: OwnView | null
}

export interface PrintedRegion {
  land: string
  population: number
  features: string[]
  monument: string | null
  adjacent: string[]
  seas: string[]
  realms: string[]
  at_yggdrasil: boolean
}

export interface PrintedBoard {
  players: number[]
  lands: Record<string, string[]>
  regions: Record<string, PrintedRegion>
  seas: Record<string, string[]>
}

export interface PrintedRealm {
  rune: string
  action: string
}

export interface PrintedCombatCard {
  symbol: string
  covers: string[]
  value: number
  losses: number
  count: number
}

export interface PrintedAttack {
  rage: number
  weakness: number
  draw: number
  shield_works: boolean
  count: number
}

export interface PrintedSpace {
  symbols: string[]
  reward: string
}

export interface PrintedBeast {
  rune: string
  artifact: string | null
  spaces: PrintedSpace[]
}

export interface PrintedEvent {
  place: string
  activate: string[]
  boss: boolean
}

export interface PrintedOmen {
  players: number[]
  kind: string
  count: number
  level: number
}

export interface PrintedMonument {
  region: string
  attribute: string
  artifact: string
  places: Record<string, number>
}

export interface PrintedTrack {
  players: number[]
  side: string
  spaces: number
  drafts: number[]
}

export interface PrintedMatter {
  colours: string[]
  boards: PrintedBoard[]
  realms: Record<string, PrintedRealm>
  heroes: string[]
  origins: string[]
  monuments: Record<string, PrintedMonument>
  monument_levels: number
  monsters: Record<string, PrintedBeast>
  boss: string
  loki: PrintedBeast
  events: Record<string, PrintedEvent>
  omens: Record<string, PrintedOmen>
  cards: Record<string, PrintedCombatCard>
  attacks: Record<string, PrintedAttack>
  artifacts: Record<string, string>
  blessings: Record<string, string>
  temple_tracks: Record<string, PrintedTrack>
  runes: string[]
  attributes: string[]
  attribute_limit: number
  symbols: string[]
  special_actions: string[]
  rune_actions: Record<string, number>
  armies: number
  army_strength: number
  priests: number
  rings: number
}
