/** Who sits where: the match as the service opened it, and the seats of this device. */
import type { MatchInfo, Opening, SeatInfo } from '../protocol'
import { newKey, Refused, service } from '../service'
import { keepJoin, keepLinks, type SentJoin, sentJoin } from './links'

/** Why there is no table to show. */
export type Closed = 'opening' | 'missing' | 'no-seat' | 'foreign' | 'unreachable'

/** The seat to look from, behind a curtain if the device must change hands first; or why not. */
export type Admission = { seat: number; curtain: boolean } | { closed: Closed }

export class Session {
  info = $state.raw<MatchInfo | null>(null)
  /** The seat that this page looks from; -1 looks on. */
  seat = $state(-1)
  /** All seats of the match that this device holds. */
  held = $state.raw<number[]>([])
  /** Seats that this device held once and knows. */
  givenUp = $state.raw<number[]>([])
  /** Set while there is nothing to show yet, or nothing that may be shown. */
  closed = $state<Closed | null>('opening')
  /** Hot seat: the seat that the device must be handed to before anything is shown. */
  curtain = $state<number | null>(null)

  seats = $state.raw<SeatInfo[]>([])
  spectators = $state(0)
  /** The match that was made after this one. */
  rematch = $state<string | null>(null)

  constructor(readonly match: string) {}

  async open(opening: Opening): Promise<void> {
    this.info = opening.match
    this.seats = opening.match.seats
    this.held = opening.held
    this.givenUp = opening.given_up
    const sent = sentJoin(this.match)
    if (sent && this.held.length === 0) await this.#repeatJoin(sent)
  }

  /** The seat that was asked for, or else the one that is asked by the game. */
  admit(wanted: number | null): Admission {
    const asked = this.held.filter(mine => this.seats[mine]?.waiting)
    const seat = wanted ?? asked[0] ?? this.held[0] ?? -1
    const next = asked.includes(seat) ? undefined : asked[0]
    if (seat < -1 || seat >= this.seats.length) return { closed: 'no-seat' }
    if (seat >= 0 && !this.held.includes(seat)) return { closed: 'foreign' }
    if (seat < 0 && !this.info?.spectators && this.held.length === 0) return { closed: 'foreign' }
    return seat >= 0 && next !== undefined
      ? { seat: next, curtain: true }
      : { seat, curtain: false }
  }

  take(seat: number, { curtain }: { curtain: boolean }): void {
    this.seat = seat
    this.closed = null
    this.curtain = curtain ? seat : null
  }

  /** The held seat that is asked now instead of the one that this page looks from. */
  handTo(waitingFor: number[]): number | null {
    if (this.held.length < 2 || waitingFor.includes(this.seat)) return null
    return this.held.find(seat => waitingFor.includes(seat)) ?? null
  }

  /** The open seats that this device may take: whoever knew one comes back to that one only. */
  get freeSeats(): SeatInfo[] {
    const open = this.seats.filter(seat => seat.kind === 'open')
    if (this.givenUp.length === 0) return open
    return open.filter(seat => this.givenUp.includes(seat.seat))
  }

  /** Take an open seat; which one it is. */
  join(seat: number, name: string): Promise<number> {
    // Who asks has been told of a known seed, where there is one.
    const wanted = { name, key: newKey(), accept_known_seed: this.info?.imported ?? false }
    return this.#sendJoin(sentJoin(this.match) ?? { seat, wanted })
  }

  async #sendJoin(sent: SentJoin): Promise<number> {
    keepJoin(this.match, sent)
    try {
      const { seat, link } = await service.join(this.match, sent.seat, sent.wanted)
      keepLinks(this.match, [link])
      this.held = [...this.held, seat]
      keepJoin(this.match, null)
      return seat
    } catch (error) {
      if (error instanceof Refused) keepJoin(this.match, null)
      throw error
    }
  }

  /** The answer to a join of before got lost: it may have taken the seat. */
  async #repeatJoin(sent: SentJoin): Promise<void> {
    try {
      await this.#sendJoin(sent)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }
}
