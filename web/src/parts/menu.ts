/** A line of a menu: something to do, or a place to go. */
export interface MenuItem {
  label: string
  icon?: string
  href?: string
  do?: () => void
  /** Shown with a tick; for a choice among several. */
  checked?: boolean
  danger?: boolean
}
