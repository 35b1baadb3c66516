import type { Game } from '../game'

export default {} as Game
