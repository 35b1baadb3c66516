/** A table that is being set: who sits where and how it is played. */

import { botNames } from '../bots'
import type { GameInfo, MatchCreated, NewMatch, NewSeat, SeatLink } from '../protocol'

export type SeatKind = 'you' | 'friend' | 'open' | 'bot'

export interface DraftSeat {
  kind: SeatKind
  name: string
  bot: string
}

/** The value of an option that is chosen for each seat. */
export const BY_SEAT = 'by-seat'

export class Draft {
  seats = $state<DraftSeat[]>([])
  options = $state<Record<string, unknown>>({})
  spectators = $state(true)

  constructor(
    readonly game: GameInfo,
    readonly bot: string,
    name: string,
  ) {
    this.seats.push({ kind: 'you', name, bot })
    this.players = Math.max(...game.players)
    // Who sets a table rather than playing at once has somebody in mind.
    const second = this.seats[1]
    if (second) second.kind = 'friend'
    for (const option of game.options) this.options[option.name] = option.default
  }

  get players(): number {
    return this.seats.length
  }

  /** The first seat is always kept: it belongs to whoever sets the table. */
  set players(count: number) {
    while (this.seats.length > Math.max(count, 1)) this.seats.pop()
    while (this.seats.length < count) this.seats.push({ kind: 'bot', name: '', bot: this.bot })
    for (const [name, value] of Object.entries(this.options)) {
      if (Array.isArray(value)) this.options[name] = this.#bySeat(name)
    }
  }

  /** The choices of an option at this table. A number names a seat, so it must be there. */
  choicesOf(name: string): string[] {
    const choices = this.game.options.find(option => option.name === name)?.choices ?? []
    return choices.filter(choice => !/^\d+$/.test(choice) || Number(choice) <= this.players)
  }

  isBySeat(name: string): boolean {
    return Array.isArray(this.options[name])
  }

  choose(name: string, choice: string): void {
    this.options[name] = choice === BY_SEAT ? this.#bySeat(name) : choice
  }

  /** One for each seat; who takes what another has gets it in exchange. */
  chooseFor(name: string, seat: number, choice: string): void {
    const chosen = [...(this.options[name] as string[])]
    const other = chosen.indexOf(choice)
    if (other >= 0) chosen[other] = chosen[seat] ?? ''
    chosen[seat] = choice
    this.options[name] = chosen
  }

  #bySeat(name: string): string[] {
    const declared = this.game.options.find(option => option.name === name)?.per_seat ?? []
    return declared.slice(0, this.players)
  }

  request(): NewMatch {
    const taken = this.seats.map(seat => seat.name.trim())
    const names = botNames(this.players, taken)
    const first = this.seats.findIndex(seat => seat.kind === 'you' || seat.kind === 'friend')
    const seats = this.seats.map((seat, n): NewSeat => {
      if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, name: names.shift() ?? '' }
      if (seat.kind === 'open') return { kind: 'open' }
      const person: NewSeat = { kind: 'person', name: seat.name.trim() }
      return seat.kind === 'you' && n > first ? { ...person, here: true } : person
    })
    const options: Record<string, unknown> = { ...$state.snapshot(this.options) }
    for (const { name, choices, default: usual } of this.game.options) {
      const value = options[name]
      if (choices.length === 0 || typeof value !== 'string') continue
      if (!this.choicesOf(name).includes(value)) options[name] = usual
    }
    return { game: this.game.name, seats, options, spectators: this.spectators }
  }

  /** The links by who they are for; they come in the order of the people listed. */
  linksOf(created: MatchCreated): { seat: DraftSeat; link: SeatLink }[] {
    const people = this.seats.filter(seat => seat.kind === 'you' || seat.kind === 'friend')
    return people.flatMap((seat, n) => {
      const link = created.links[n]
      return link ? [{ seat, link }] : []
    })
  }
}
