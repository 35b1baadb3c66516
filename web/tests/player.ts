/** Somebody at a table who sees only the page, and plays by pointing at what is lit. */
import type { Page } from 'playwright-core'
import type { MatchCreated, Update } from '../src/protocol'
import { STILL, UNREAD } from '../src/table/presses'
import { type Device, PATIENCE } from './browser'
import { goOn, pointsOf, settled } from './pointing'

/** Out of so many answers one is given by a button without a target, if there is a lit target. */
const SELDOM = 6

/** After so many milliseconds without an effect a person sees that a press has hit nothing. */
const MISSED = 5000

/** Something that can be pointed at: a lit target, or a button with a move, and where. */
export interface Spot {
  name: string
  x: number
  y: number
}

/** What a question can be answered with. */
export interface Answers {
  /** Every lit target, once, at a point where a pointer hits it. */
  lit: Spot[]
  /** The answers of the question that have no target, such as `pass`. */
  plain: Spot[]
}

const LIT = ['[data-lit]', 'data-target'] as const
const PLAIN = ['[role=toolbar] [data-move]', 'data-move'] as const
const AMONG_SEVERAL = ['[role=dialog] [data-move]', 'data-move'] as const

export class Player {
  /** What the service last told this page, heard on the wire. */
  update: Update | null = null
  /** How many presses have hit nothing and were repeated. */
  misses = 0
  #state = 1
  #pressed = { x: -STILL, y: -STILL }

  private constructor(
    readonly device: Device,
    /** The seat that the page shows; at a hot seat it changes. */
    public seat: number,
  ) {
    device.page.on('websocket', socket =>
      socket.on('framereceived', frame => this.#hear(String(frame.payload))),
    )
  }

  get page(): Page {
    return this.device.page
  }

  /** Sit down with the link of a seat. */
  static async sit(device: Device, match: MatchCreated, seat: number): Promise<Player> {
    const player = new Player(device, seat)
    await device.hold(match.links[seat])
    await device.page.goto(`./match/${match.id}?seat=${seat}`)
    return player
  }

  /** At a table that the page is about to open by itself. */
  static at(device: Device, seat: number): Player {
    return new Player(device, seat)
  }

  #hear(payload: string): void {
    const message = JSON.parse(payload) as Update
    if (message.is === 'update' && message.seat === this.seat) this.update = message
  }

  /** Wait until the page shows the newest update, and that asks this seat or ends the match. */
  async isAsked(after = -1): Promise<Update> {
    return this.shows(({ seq, over, question }) => seq > after && (over || isOpen(question)))
  }

  async shows(wanted: (update: Update) => boolean): Promise<Update> {
    const until = Date.now() + PATIENCE
    while (Date.now() < until && this.device.faults.length === 0) {
      const update = this.update
      if (update !== null && wanted(update) && (await this.#shownSeq()) === update.seq) {
        if (this.update === update) return update
      } else await this.page.waitForTimeout(5)
    }
    const { seq, question, waiting_for } = this.update ?? {}
    const told = JSON.stringify({ seat: this.seat, seq, question, waiting_for })
    throw new Error(`waits in vain at ${told}; faults: ${this.device.faults.join('\n')}`)
  }

  /** Wait until what was done at a `seq` is answered. Others may be quicker, and their moves are no
   * answer to it. */
  async #hears(after: number): Promise<void> {
    const until = Date.now() + PATIENCE
    while ((this.update?.seq ?? -1) <= after || (await this.#travels())) {
      if (Date.now() > until) throw new Error(`no answer to what was done at ${after}`)
      await this.page.waitForTimeout(5)
    }
  }

  async #travels(): Promise<boolean> {
    return (await this.page.locator('.travelling').count()) > 0
  }

  /** -1 while a move travels. */
  #shownSeq(): Promise<number> {
    return this.page.evaluate(() => {
      const travels = document.querySelector('.travelling') !== null
      const seq = document.querySelector('[data-seq]')?.getAttribute('data-seq')
      return travels || seq == null ? -1 : Number(seq)
    })
  }

  async lit(): Promise<Spot[]> {
    const [lit = []] = await this.#spots(LIT)
    return lit
  }

  /** Both kinds of answers by one look at the page: each look waits for it to settle. */
  async answers(): Promise<Answers> {
    const [lit = [], plain = []] = await this.#spots(LIT, PLAIN)
    return { lit, plain }
  }

  /** Waits until each can be hit: the end of a battle lies over the board for a moment, unless
   * somebody goes on. */
  async #spots(...wanted: (readonly [string, string])[]): Promise<Spot[][]> {
    const until = Date.now() + PATIENCE
    await this.page.evaluate(settled)
    while (true) {
      const found = await this.page.evaluate(pointsOf, wanted)
      const hidden = found.flat().filter(spot => spot.x < 0)
      if (hidden.length === 0) return found
      await this.page.evaluate(goOn)
      if (Date.now() > until) throw new Error(`cannot be hit: ${hidden.map(({ name }) => name)}`)
      await this.page.waitForTimeout(20)
    }
  }

  async press(spot: Spot): Promise<void> {
    // What a page shows anew under a pointer that rests is read before it is pressed.
    const last = this.#pressed
    this.#pressed = spot
    if (Math.hypot(spot.x - last.x, spot.y - last.y) < STILL) await this.page.waitForTimeout(UNREAD)
    if (this.device.touch) await this.page.touchscreen.tap(spot.x, spot.y)
    else await this.page.mouse.click(spot.x, spot.y)
  }

  /** At a hot seat: from now on the page shows another seat. */
  take(seat: number): void {
    this.seat = seat
    this.update = null
  }

  /** Point at a lit target. */
  async point(name: string): Promise<void> {
    const spot = (await this.lit()).find(lit => lit.name === name)
    if (!spot) throw new Error(`${name} is not lit`)
    await this.press(spot)
  }

  /** Answer the question by pointing; the page then shows the next question, or the end. `answers`
   * are those of the question, if they are known. */
  async answer(answers?: Answers): Promise<Update> {
    return this.isAsked(await this.answerOnce(answers))
  }

  /** Answer the question by pointing, and wait until the service has heard it; the `seq` that was
   * answered. */
  async answerOnce(answers?: Answers): Promise<number> {
    const { seq } = await this.isAsked()
    await this.#pressOne(seq, answers ?? (await this.answers()))
    if (!(await this.#isHeard(seq))) {
      this.misses += 1
      await this.#pressOne(seq, await this.answers())
    }
    await this.#hears(seq)
    return seq
  }

  async #pressOne(seq: number, { lit, plain: buttons }: Answers): Promise<void> {
    const plain = buttons.filter(spot => !spot.name.includes(' '))
    const among = plain.length > 0 && (lit.length === 0 || this.chance(SELDOM) === 0) ? plain : lit
    const spot = this.oneOf(among)
    await this.press(spot)
    if (among === lit) await this.#sayWhich(seq, spot)
  }

  /** False if a press has hit nothing: a board that takes free room moves under the pointer. */
  async #isHeard(seq: number): Promise<boolean> {
    const until = Date.now() + MISSED
    while (Date.now() < until) {
      if ((this.update?.seq ?? -1) > seq || (await this.#travels())) return true
      await this.page.waitForTimeout(5)
    }
    return false
  }

  /** A target with several moves asks which; a finger is first told what it has touched. */
  async #sayWhich(seq: number, spot: Spot): Promise<void> {
    const until = Date.now() + MISSED
    let touched = 1
    while ((this.update?.seq ?? 0) === seq && Date.now() < until) {
      const [moves = []] = await this.#spots(AMONG_SEVERAL)
      if (moves.length > 0) {
        await this.press(this.oneOf(moves))
        return
      }
      if (
        this.device.touch &&
        touched === 1 &&
        (await this.page.locator('[role=dialog], [role=tooltip]').count()) > 0
      ) {
        touched = 2
        await this.press(spot)
      }
      await this.page.waitForTimeout(5)
    }
  }

  /** Whether something that was just done is or was a move; false if the page only looks different. */
  async hasMoved(since: number): Promise<boolean> {
    if (!(await this.#travels()) && this.update?.seq === since) return false
    await this.#hears(since)
    return true
  }

  oneOf<T>(among: T[]): T {
    const found = among[this.chance(among.length)]
    if (found === undefined)
      throw new Error(`nothing to choose: ${JSON.stringify(this.update?.question)}`)
    return found
  }

  /** A number below `n`, the same in every run. */
  chance(n: number): number {
    this.#state = (this.#state * 48271) % 2147483647
    return this.#state % n
  }
}

function isOpen(question: Update['question']): boolean {
  return question !== null && !question.settled
}
