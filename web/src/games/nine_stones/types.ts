// Made by tools/protocol_types.py from nine_stones.spec; do not edit.


export interface Player {
  score: number
  stones: number
  has_laid: boolean
  buried: number
}

export interface NineStonesView {
  seat: number
  over: boolean
  waiting_for: number[]
  prize: number
  prizes_left: number[]
  spent: string[]
  players: Player[]
  hand: string[]
  laid: string[]
  buried: string[]
}
