/** The sizes of a window at which pages change, in pixels. CSS has no names for them in `@media`, so
 * they stand there as numbers; `widths.test.ts` allows these and no others. */
export const WIDTHS = {
  /** A phone with room for less than usual. */
  smallPhone: 430,
  largePhone: 480,
  /** Too narrow for two columns, however low. */
  narrow: 560,
  /** A phone upright: one column, chips instead of panels. */
  phone: 720,
  /** Pages with a column beside the text lose it. */
  column: 900,
  /** A tablet: scenes and lists with less beside them. */
  tablet: 1100,
  /** The log stands beside the board. */
  log: 1180,
  desktop: 1280,
  largeDesktop: 1440,
}
export const HEIGHTS = {
  /** A phone on its side. */
  low: 520,
  /** A small laptop. */
  laptop: 820,
  /** Panels with all their rows need more. */
  panels: 840,
}

export const PHONE = `(max-width: ${WIDTHS.phone}px)`
export const LOW = `(max-height: ${HEIGHTS.low}px)`
/** Where the board has the whole window. */
export const COMPACT = `${PHONE}, ${LOW}`
/** One column, unless the window is low but not narrow. */
export const ONE_COLUMN = `${PHONE} and (min-height: ${HEIGHTS.low + 1}px), (max-width: ${WIDTHS.narrow}px)`
export const WITH_LOG = `(min-width: ${WIDTHS.log}px)`
export const TABLET = `(max-width: ${WIDTHS.tablet}px)`
