/** How a piece on a map stands to the question, the pointer and the last move. */
import type { TargetState } from './state.svelte'

export interface PieceState {
  label: string
  /** A prop, not a spread: a piece that fades away reads its other props to the end. */
  state: TargetState
  board: { lively: boolean }
  dimmed: boolean
  moved: boolean
}
