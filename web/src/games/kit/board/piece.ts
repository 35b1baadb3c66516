/** How a piece on a map stands to the question, the pointer and the last move. */
import type { TargetState } from './state.svelte'

export interface PieceState extends TargetState {
  label: string
  board: { lively: boolean }
  dimmed: boolean
  moved: boolean
}
