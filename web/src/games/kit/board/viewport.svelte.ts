import type { Box } from './spots'

/** Which part of the board is in viewport: pan and zoom, never past its edges. */
export interface Extent {
  width: number
  height: number
}

export const CLOSEST = 4
const NEARLY = 0.9
/** Milliseconds after which the bars around the zone have come to rest. */
export const REST_MS = 250
/** So near to the edge of a scene a place would still be cut. */
const EDGE = 70

/** How the sheet lies in its zone at scale 1. */
interface Lying {
  sheet: Extent
  high: boolean
  /** The width of the zone. */
  across: number
  by: number
  fit: Extent
  top: number
}

export class Viewport {
  #zone = $state.raw<Extent>({ width: 1, height: 1 })
  /** The zone has had its size for a while. */
  #rests = $state(false)
  #resting = 0
  /** The proportions of what is drawn. */
  sheet = $state.raw<Extent>({ width: 1, height: 1 })
  /** The sheet lies at the upper edge of a high zone instead of in its middle. */
  high = $state(false)
  scale = $state(1)
  /** Somebody drags or pinches: no easing meanwhile. */
  held = $state(false)
  /** So many pixels at the lower edge of the zone lie under a scene. */
  covered = $state(0)
  /** The place that the scene is about, in units of the sheet: it stays in viewport. */
  about = $state.raw<readonly [number, number] | null>(null)
  #x = $state(0)
  #y = $state(0)

  #last: Lying | null = null

  /** The room for the board. */
  get zone(): Extent {
    return this.#zone
  }

  set zone(zone: Extent) {
    if (isSame(zone, this.#zone)) return
    this.#zone = zone
    this.#rests = false
    clearTimeout(this.#resting)
    this.#resting = window.setTimeout(() => (this.#rests = true), REST_MS)
  }

  /** The sheet at scale 1. A board of another size is drawn anew, and the bars below it change with
   * every question: so it stays as it lies while it still fits and is nearly as large as it could
   * be. Once the bars have come to rest it is as large as it can be, whatever was there before. */
  readonly #lying = $derived.by((): Lying => {
    const { zone, sheet, high } = this
    const rests = this.#rests
    const by = Math.min(zone.width / sheet.width, zone.height / sheet.height)
    const last = this.#last
    const alike = last?.high === high && last.across === zone.width && isSame(last.sheet, sheet)
    if (!rests && alike && last.fit.height <= zone.height && last.by >= by * NEARLY) {
      return { ...last, top: Math.min(last.top, zone.height - last.fit.height) }
    }
    const fit = { width: sheet.width * by, height: sheet.height * by }
    const top = high ? 0 : (zone.height - fit.height) / 2
    this.#last = { sheet, high, across: zone.width, by, fit, top }
    return this.#last
  })
  readonly fit = $derived(this.#lying.fit)
  /** How far the whole sheet is pushed up so that a scene does not lie on its place. Whoever zooms
   * sees to that alone. */
  readonly #lift = $derived.by(() => {
    if (this.covered === 0 || this.about === null) return 0
    const free = this.zone.height - this.covered
    const at = this.#lying.top + (this.about[1] * this.fit.height) / this.sheet.height
    return at <= free - EDGE ? 0 : at - free / 2
  })
  readonly left = $derived(within(this.#x, this.fit.width * this.scale, this.zone.width, 0.5))
  readonly top = $derived(
    this.scale === 1
      ? this.#lying.top - this.#lift
      : within(this.#y, this.fit.height * this.scale, this.zone.height, this.high ? 0 : 0.5),
  )

  /** Zoom to a scale; the point of the zone stays where it is. */
  zoomTo(scale: number, x = this.zone.width / 2, y = this.zone.height / 2): void {
    const to = Math.max(1, Math.min(CLOSEST, scale))
    const by = to / this.scale
    this.#x = x - (x - this.left) * by
    this.#y = y - (y - this.top) * by
    this.scale = to
  }

  zoomBy(factor: number, x?: number, y?: number): void {
    this.zoomTo(this.scale * factor, x, y)
  }

  pan(dx: number, dy: number): void {
    this.#x = this.left + dx
    this.#y = this.top + dy
  }

  whole(): void {
    this.scale = 1
  }

  /** Zoom so that a box of the sheet, in its units from its corner, fills the zone. */
  closeTo([x, y, width, height]: Box): void {
    const by = this.fit.width / this.sheet.width
    const wanted = Math.min(this.zone.width / (width * by), this.zone.height / (height * by))
    this.scale = Math.max(1, Math.min(CLOSEST, wanted))
    this.#x = this.zone.width / 2 - (x + width / 2) * by * this.scale
    this.#y = this.zone.height / 2 - (y + height / 2) * by * this.scale
  }

  /** Units of the sheet per pixel of the zone. */
  get unit(): number {
    return this.sheet.width / (this.fit.width * this.scale)
  }
}

function isSame(a: Extent, b: Extent): boolean {
  return a.width === b.width && a.height === b.height
}

/** A larger sheet covers the zone; a smaller one lies in it where it is told to. */
function within(wanted: number, sheet: number, zone: number, at: number): number {
  if (sheet <= zone) return (zone - sheet) * at
  return Math.max(zone - sheet, Math.min(0, wanted))
}
