/** How a piece on a map stands to the question, the pointer and the last move. */
export interface PieceState {
  label: string
  showing: { lively: boolean }
  lit: boolean
  hovered: boolean
  focused: boolean
  dimmed: boolean
  highlighted: boolean
  moved: boolean
}
