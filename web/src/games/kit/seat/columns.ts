/** What a table of results shows. */

/** A column of a table in which every seat has a row. */
export interface Column {
  name: string
  icon?: string
  goal?: number
  /** The winner has won by this. */
  decisive?: boolean
  /** By seat. */
  counts: number[]
}
