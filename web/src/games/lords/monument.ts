/** How a monument stands to the question, the pointer and the last move. */
export interface MonumentState {
  label: string
  lit: boolean
  hovered: boolean
  focused: boolean
  highlighted: boolean
  grown: boolean
}
