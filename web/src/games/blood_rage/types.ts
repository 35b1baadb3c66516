// Made by tools/protocol_types.py from sagaboard.games.blood_rage.table.view and sagaboard.games.blood_rage.table.client_data; do not edit.


export interface ProvinceView {
  token: string | null
  pillaged: boolean
  destroyed: boolean
}

export interface ClanView {
  clan: string
  glory: number
  rage: number
  columns: number[]
  passed: boolean
  sheet: (string | null)[]
  figures: Record<string, string>
  hand_by_age: number[]
  shown: string[]
  pack_size: number
  quests_by_age: number[]
  quests: string[]
  buried_by_age: number[]
  strengths: Record<string, number>
  ragnarok_glory: number
}

export interface BattleView {
  province: string
  pillager: number
  again: boolean
  participants: number[]
  chosen: boolean[]
  cards: string[][]
  treated: number[]
  blank: boolean[]
  totals: number[]
  fallen: number[]
  winner: number
  dying: string[]
}

export interface OwnView {
  hand: string[]
  pack: string[]
  picks: string[]
  quests: string[]
  buried: string[]
  chosen: string | null
  kept: string | null
}

export interface BloodRageView {
  seat: number
  age: number
  phase: string
  first_player: number
  active: number
  over: boolean
  waiting_for: number[]
  provinces: Record<string, ProvinceView>
  doomed: string | null
  doom: string[]
  clans: ClanView[]
  free_monsters: string[]
  discarded: string[]
  undealt: number
  decks: number[]
  battle: BattleView | null
  own: OwnView | null
}

export interface PrintedCard {
  id: string
  age: number
  type: string
  god: string
  bonus: number | null
  late: boolean
  glory: number
  cost: number
  strength: number
  invade_cost: number
}

export interface PrintedProvince {
  region: string
  villages: number
  fjord: string | null
  adjacent: string[]
  is_centre: boolean
}

export interface PrintedMatter {
  clans: string[]
  regions: string[]
  provinces: Record<string, PrintedProvince>
  fjords: Record<string, string[]>
  cards: Record<string, PrintedCard>
  monsters: string[]
  slots: string[]
  tracks: Record<string, number[]>
  legendary: number[]
  ragnarok_glory: number[]
  token_glory: number
  rewards: string[]
  strengths: Record<string, number>
  invade_costs: Record<string, number>
  dealt: number
  kept: number
}
