/** Somebody at a table who sees only the page, and plays by pointing at what is lit. */
import type { Page } from 'playwright-core'
import type { Update } from '../src/protocol'
import type { Device } from './browser'

const PATIENCE = 30_000

/** Something lit, or a button of the question, with a point where it can be clicked. */
export interface Lit {
  target: string
  x: number
  y: number
}

export class Player {
  /** What the service last told this page, heard on the wire. */
  update: Update | null = null
  #state = 1

  private constructor(
    readonly device: Device,
    readonly match: string,
    readonly seat: number,
  ) {
    device.page.on('websocket', socket =>
      socket.on('framereceived', frame => this.#hear(String(frame.payload))),
    )
  }

  get page(): Page {
    return this.device.page
  }

  static async sit(device: Device, match: string, seat: number, query = ''): Promise<Player> {
    const player = new Player(device, match, seat)
    await device.page.goto(`/match/${match}?seat=${seat}${query}`)
    return player
  }

  #hear(payload: string): void {
    const message = JSON.parse(payload) as Update
    if (message.is === 'update' && message.seat === this.seat) this.update = message
  }

  /** Wait until the page shows the newest update, and that asks this seat or ends the match. */
  async isAsked(after = -1): Promise<Update> {
    return this.shows(
      update =>
        update.seq > after &&
        (update.over || (update.question !== null && !update.question.settled)),
    )
  }

  async shows(wanted: (update: Update) => boolean): Promise<Update> {
    const until = Date.now() + PATIENCE
    while (Date.now() < until) {
      const update = this.update
      if (update !== null && wanted(update)) {
        await this.page.waitForSelector(`[data-seq="${update.seq}"]`, { timeout: PATIENCE })
        if (this.update === update) return update
      } else await this.page.waitForTimeout(5)
    }
    throw new Error(
      `seat ${this.seat} waits in vain; last update ${JSON.stringify(this.update?.question)}`,
    )
  }

  /** Every lit thing, once, at a point where a pointer hits it; fails if one lies under others. */
  async lit(): Promise<Lit[]> {
    const found = await this.page.evaluate(pointsOfLit)
    const hidden = found.filter(lit => lit.x < 0).map(lit => lit.target)
    if (hidden.length > 0) throw new Error(`lit, but cannot be hit: ${hidden.join(', ')}`)
    return found
  }

  /** A number below `n`, the same in every run. */
  chance(n: number): number {
    this.#state = (this.#state * 48271) % 2147483647
    return this.#state % n
  }
}
