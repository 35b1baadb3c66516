/** A match as this device sees it: what the service sent, where the reader is, what can be done. */
import type { Game, Target } from '../games/game'
import { loadGame } from '../games/game'
import { Live, type Message } from '../live'
import { openingOf, spokenOf, wordsOf } from '../opening'
import type {
  ChatInfo,
  LogEntry,
  MatchInfo,
  MatchNames,
  Position,
  Problem,
  Question,
  SeatInfo,
  Update,
} from '../protocol'
import { newKey, Refused, service, Unreachable } from '../service'
import { type Language, settings } from '../settings.svelte'
import { Words } from '../words'
import { grouped, same } from './asking'
import { keepJoin, keepLinks, type SentJoin, sentJoin } from './links'
import { LookingBack } from './lookingBack.svelte'
import { pointerAt } from './pointer'
import { type People, Spoken, split } from './spoken'

/** What lies under the pointer, and where, for a small box beside it. */
export interface Pointed {
  target: Target
  x: number
  y: number
}

export interface WhyClosed extends Pointed {
  clause: string | null
}

/** A move on its way. */
interface Sent {
  move: string
  seq: number
  key: string
}

/** Why there is no table to show. */
export type Closed = 'opening' | 'missing' | 'no-seat' | 'foreign' | 'unreachable'

export class Table {
  readonly match: string
  /** Set while there is nothing to show yet, or nothing that may be shown. */
  closed = $state<Closed | null>('opening')
  /** The seat that this page looks from; -1 looks on. */
  seat = $state(-1)
  /** All seats of the match that this device holds. */
  held = $state.raw<number[]>([])
  /** Seats that this device held once and knows. */
  givenUp = $state.raw<number[]>([])
  /** Hot seat: the seat that the device must be handed to before anything is shown. */
  curtain = $state<number | null>(null)

  info = $state.raw<MatchInfo | null>(null)
  game = $state.raw<Game | null>(null)
  printed = $state.raw<unknown>(null)
  spoken = $state.raw<Spoken | null>(null)

  update = $state.raw<Update | null>(null)
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatInfo[]>([])
  /** More was said than `chat` holds. */
  chatGoesBack = $state(false)
  seats = $state.raw<SeatInfo[]>([])
  spectators = $state(0)
  rematch = $state<string | null>(null)
  connection = $state<'opening' | 'open' | 'lost' | 'refused'>('opening')
  /** The last refusal, until the next answer. */
  problem = $state.raw<Problem | null>(null)

  /** The verb that the player has chosen among several; only its targets are lit. */
  verb = $state<string | null>(null)
  /** A target with several moves: the player must say which. */
  choice = $state.raw<(Pointed & { moves: string[] }) | null>(null)
  why = $state.raw<WhyClosed | null>(null)
  /** The one move that a lesson lights, whatever else is possible. */
  only = $state<string | null>(null)
  /** What is explained beside the pointer, or read large. */
  explained = $state.raw<Pointed | null>(null)
  /** Lit by a log line or by the list of choices. */
  highlighted = $state.raw<Target[]>([])
  /** A move that waits for a confirmation. */
  doubtful = $state.raw<{ move: string; warning: string } | null>(null)
  /** A move that was sent and is not answered yet. */
  sent = $state.raw<Sent | null>(null)

  /** Since when the question is on the screen, and where the pointer was when it came. */
  asked = $state.raw({ x: Number.NaN, y: Number.NaN, time: Number.NEGATIVE_INFINITY })

  #live: Live | null = null
  readonly #back: LookingBack
  #names: MatchNames | null = null
  /** As sentences call those who play. */
  readonly people: People
  /** The language of the game's words that are here or on their way. */
  #learning: Language | null = null
  /** The question that the move on its way answers. */
  #answered: Question | null = null
  /** The next update is the first after a connection, or after a refusal as stale. */
  #mustRepeat = false
  #undoneAt = -1

  constructor(match: string) {
    this.match = match
    this.#back = new LookingBack(match)
    const table = this
    this.people = {
      get seat() {
        return table.seat
      },
      called: seat => (table.game?.byName ? table.nameOf(seat) : ''),
      formOf: event => table.game?.formOf?.(event) ?? null,
    }
  }

  async open(seat: number | null): Promise<void> {
    this.closed = 'opening'
    let first: Update | null = null
    try {
      const opening = await openingOf(this.match)
      this.info = opening.match
      this.seats = opening.match.seats
      this.held = opening.held
      this.givenUp = opening.given_up
      this.printed = opening.printed
      this.#names = opening.names
      first = opening.update
      const [game] = await Promise.all([loadGame(this.info.game), this.speak()])
      this.game = game
      const sent = sentJoin(this.match)
      if (sent && this.held.length === 0) await this.#repeatJoin(sent)
    } catch (error) {
      if (error instanceof Refused) this.closed = 'missing'
      else if (error instanceof Unreachable) this.closed = 'unreachable'
      else throw error
      return
    }
    const asked = this.held.filter(mine => this.seats[mine]?.waiting)
    const wanted = seat ?? asked[0] ?? this.held[0] ?? -1
    const next = asked.includes(wanted) ? undefined : asked[0]
    if (wanted < -1 || wanted >= this.seats.length) this.closed = 'no-seat'
    else if (wanted >= 0 && !this.held.includes(wanted)) this.closed = 'foreign'
    else if (wanted < 0 && !this.info.spectators && this.held.length === 0) this.closed = 'foreign'
    else if (wanted >= 0 && next !== undefined) this.#draw(next)
    else this.sit(wanted, first)
  }

  /** Read the game's words in the language of the settings. */
  async speak(): Promise<void> {
    if (!this.info || !this.#names) return
    const language = settings.language
    if (this.#learning === language) return
    this.#learning = language
    const spoken = spokenOf(this.#names.languages, language)
    const source = await wordsOf(this.info.game, spoken).catch((error: unknown) => {
      this.#learning = null
      throw error
    })
    if (language === settings.language) {
      this.spoken = new Spoken(new Words(spoken, [source]), this.#names, this.people)
    }
  }

  close(): void {
    this.#live?.end()
    this.#live = null
  }

  /** Look from another seat of this device (hot seat), or as a spectator; `first` is what came
   * with the page. */
  sit(seat: number, first: Update | null = null): void {
    this.#clear()
    this.seat = seat
    this.curtain = null
    this.closed = null
    if (first?.seat === seat) this.heard(first)
    this.#connect()
  }

  /** The open seats that this device may take: whoever knew one comes back to that one only. */
  get freeSeats(): SeatInfo[] {
    const open = this.seats.filter(seat => seat.kind === 'open')
    if (this.givenUp.length === 0) return open
    return open.filter(seat => this.givenUp.includes(seat.seat))
  }

  /** Take an open seat and sit there; which one it is. */
  async join(seat: number, name: string): Promise<number> {
    // Who asks has been told of a known seed, where there is one.
    const wanted = { name, key: newKey(), accept_known_seed: this.info?.imported ?? false }
    const taken = await this.#sendJoin(sentJoin(this.match) ?? { seat, wanted })
    this.sit(taken)
    return taken
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

  /** Hot seat: nothing of the last player stays on the page while the device changes hands. */
  #draw(seat: number): void {
    this.#clear()
    this.seat = seat
    this.closed = null
    this.curtain = seat
  }

  #clear(): void {
    this.close()
    this.update = null
    this.log = []
    this.chat = []
    this.chatGoesBack = false
    this.past = null
    this.sent = null
    this.only = null
    this.#back.forget()
    this.#forget()
  }

  retry(): void {
    this.#live?.retry()
  }

  #connect(): void {
    const live = new Live(this.match, this.seat, {
      heard: message => {
        if (this.#live === live) this.heard(message)
      },
      connection: state => {
        if (this.#live === live) this.#connected(state)
      },
      seq: () => this.update?.seq ?? null,
    })
    this.#live = live
    this.connection = 'opening'
  }

  #connected(state: 'open' | 'lost' | 'refused'): void {
    this.connection = state
    if (state === 'open') {
      this.#mustRepeat = true
      void this.#readChat()
    }
    if (state === 'refused') {
      this.close()
      this.closed = 'foreign'
    }
  }

  async readEarlierChat(): Promise<void> {
    const first = this.chat[0]
    if (first) await this.#readChat(first.number)
  }

  /** The lines before one; without it what was said before, or while the connection was down. */
  async #readChat(before?: number): Promise<void> {
    const live = this.#live
    try {
      const { items, next } = await service.chat(this.match, this.seat, before)
      if (this.#live !== live || (before !== undefined && this.chat[0]?.number !== before)) return
      this.chat = before === undefined ? items : [...items, ...this.chat]
      this.chatGoesBack = next !== undefined
    } catch (error) {
      if (error instanceof Refused && this.#live === live) this.#connected('refused')
      else if (!(error instanceof Unreachable)) throw error
    }
  }

  heard(message: Message): void {
    if (message.is === 'update') this.#updated(message)
    else if (message.is === 'presence') {
      this.seats = message.seats
      this.spectators = message.spectators
    } else if (message.is === 'chat') {
      if (!this.chat.some(line => line.number === message.number)) {
        this.chat = [...this.chat, message]
      }
    } else if (message.is === 'rematch') this.rematch = message.match
    else if (message.title === STALE && this.sent) this.#mustRepeat = true
    else {
      this.problem = message
      this.sent = null
    }
  }

  #updated(update: Update): void {
    const next = this.#handTo(update)
    if (next !== null) {
      this.#draw(next)
      return
    }
    if (this.update?.seq === update.seq && this.update.moves === update.moves) {
      // The channel repeats what came with the page, or what is known since before it was cut.
      this.#answer(update)
      return
    }
    const before = this.update?.question ?? null
    const kept = this.log.filter(entry => entry.move <= update.log_from)
    const known = new Set(kept.map(entry => entry.move))
    if (kept.length < this.log.length) this.#back.forget()
    this.log = [...kept, ...update.log.filter(entry => !known.has(entry.move))]
    this.update = update
    this.problem = null
    if (this.past && this.past.move > update.moves) this.past = null
    this.#answer(update)
    if (!same(before, update.question)) {
      this.#ask()
      this.#forget()
    } else if (this.#begins(update)) this.explained = null
  }

  /** Nobody has seen a question before it is painted: on a busy machine that takes its time. */
  #ask(): void {
    const asked = { ...pointerAt(), time: Number.POSITIVE_INFINITY }
    this.asked = asked
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        asked.time = performance.now()
      }),
    )
  }

  /** A chapter of the match begins: what was read about the last one may be stale. */
  #begins(update: Update): boolean {
    return update.log.some(entry => entry.events.some(event => this.game?.isHeading?.(event)))
  }

  /** The held seat that is asked now instead of this one. */
  #handTo(update: Update): number | null {
    if (update.over || this.held.length < 2 || update.waiting_for.includes(this.seat)) return null
    return this.held.find(seat => update.waiting_for.includes(seat)) ?? null
  }

  /** What has become of the move on its way. Its key makes sending it again harmless. */
  #answer(update: Update): void {
    const sent = this.sent
    const repeat = this.#mustRepeat
    this.#mustRepeat = false
    if (!sent) return
    if (update.log.some(entry => entry.seat === this.seat)) this.sent = null
    else if (repeat && same(this.#answered, update.question)) {
      // It was cut off, or somebody else who was asked too has been quicker.
      this.sent = { ...sent, seq: update.seq }
      this.#live?.send({ do: 'play', ...this.sent })
    } else if (repeat || update.seq === sent.seq) this.sent = null
  }

  #forget(): void {
    this.verb = null
    this.#closeAll()
  }

  /** Whatever lies over the table. */
  #closeAll(): void {
    this.choice = null
    this.why = null
    this.doubtful = null
    this.explained = null
    this.highlighted = []
  }

  /** Close whatever lies over the table, the topmost first; false if there was nothing. */
  stepBack(): boolean {
    if (this.doubtful) this.doubtful = null
    else if (this.choice) this.choice = null
    else if (this.why) this.why = null
    else if (this.explained) this.explained = null
    else if (this.verb !== null) this.verb = null
    else return false
    return true
  }

  // What is shown

  /** The position of before that is shown instead of the present one. */
  get past(): Position | null {
    return this.#back.shown
  }

  set past(position: Position | null) {
    this.#back.shown = position
  }

  get view(): unknown {
    return this.past?.view ?? this.update?.view ?? null
  }

  get over(): boolean {
    return this.update?.over ?? false
  }

  /** The number of moves that the shown position has seen. */
  get at(): number {
    return this.past?.move ?? this.moves
  }

  get moves(): number {
    return this.update?.moves ?? 0
  }

  get waitingFor(): number[] {
    return this.past?.waiting_for ?? this.update?.waiting_for ?? []
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? ''
  }

  // What can be done

  #question = $derived(this.past ? null : (this.update?.question ?? null))

  /** The question that this seat was asked; none while looking back. While its answer travels it
   * stays on the table as it is: most answers are there before the next frame. */
  get question(): Question | null {
    return this.#question
  }

  get myTurn(): boolean {
    return this.question !== null && !this.question.settled && this.sent === null
  }

  /** The service gives hints where all the others are bots. */
  get mayAskForHints(): boolean {
    const others = this.seats.filter(one => one.seat !== this.seat)
    const areBots = others.length > 0 && others.every(one => one.bot !== null)
    return this.myTurn && this.only === null && areBots
  }

  #choices = $derived.by(() => grouped(this.question?.moves ?? [], move => split(move).verb))

  /** The verbs of the question, in its order, each with its moves. */
  get choices(): Map<string, string[]> {
    return this.#choices
  }

  /** The verbs to choose among before a target, if there are several. */
  get verbs(): string[] {
    const found = [...this.choices.keys()].filter(verb => this.kindOf(verb) !== '')
    return found.length > 1 ? found : []
  }

  /** Moves without a target, such as passing. */
  get plain(): string[] {
    return (this.question?.moves ?? []).filter(move => this.kindOf(split(move).verb) === '')
  }

  /** The moves of the chosen verb, or of the only one that has targets. */
  get aimed(): string[] {
    const verb = this.verb ?? (this.verbs.length > 0 ? null : undefined)
    if (verb === null) return []
    return (this.question?.moves ?? []).filter(move => {
      const word = split(move).verb
      return this.kindOf(word) !== '' && (verb === undefined || word === verb)
    })
  }

  /** What the number keys choose: verbs while one must be chosen, else moves. */
  get numbered(): string[] {
    const first = this.verb === null && this.verbs.length > 0 ? this.verbs : this.aimed
    return [...first, ...this.plain]
  }

  /** A move in words, as it is offered now or was offered in a view. */
  label(move: string, view: unknown = this.view): string {
    const target = this.targetOf(move)
    const named = target === null ? null : this.game?.named?.(this, target, view)
    return this.spoken?.label(move, named) ?? move
  }

  /** What a target is called now, or nothing if it has no name. */
  called(target: Target): string {
    const { kind, noun } = target
    return this.game?.named?.(this, target) ?? this.spoken?.nameOf(kind, noun) ?? ''
  }

  kindOf(verb: string): string {
    return this.spoken?.names.verbs[verb]?.kind ?? ''
  }

  /** What a move points at; figures are those of the own seat. */
  targetOf(move: string): Target | null {
    const { verb, noun } = split(move)
    const kind = this.kindOf(verb)
    return kind === '' ? null : { kind, noun }
  }

  /** The moves that can be made now by pointing, by kind and noun: read for every piece drawn. */
  #open = $derived(
    (this.question?.moves ?? []).filter(
      move =>
        (this.verb === null || this.verb === split(move).verb) &&
        (this.only === null || this.only === move),
    ),
  )
  #pointed = $derived(
    grouped(this.#open, move => {
      const { verb, noun } = split(move)
      return `${this.kindOf(verb)} ${noun}`
    }),
  )

  /** The moves that a target stands for now. Figures are those of the own seat. */
  movesAt(target: Target): string[] {
    if (target.seat !== undefined && target.seat !== this.seat) return []
    const named = this.#pointed.get(`${target.kind} ${target.noun}`)
    if (named) return named
    const meant = this.game?.standsFor?.(this, target) ?? []
    return meant.filter(move => this.#open.includes(move))
  }

  isLit(target: Target): boolean {
    return this.movesAt(target).length > 0
  }

  isHighlighted(target: Target): boolean {
    return this.highlighted.some(
      lit =>
        lit.kind === target.kind &&
        lit.noun === target.noun &&
        (lit.seat ?? this.seat) === (target.seat ?? this.seat),
    )
  }

  /** Choose a verb, or leave it; one with a single move is played at once. */
  choose(verb: string): void {
    const moves = this.choices.get(verb) ?? []
    this.why = null
    this.choice = null
    if (moves.length === 1 && moves[0] !== undefined && this.only === null) this.play(moves[0])
    else this.verb = this.verb === verb ? null : verb
  }

  /** Somebody points at something: play it, ask which move is meant, or say why not. */
  async point(target: Target, x: number, y: number): Promise<void> {
    if (this.sent) return
    this.why = null
    this.choice = null
    this.explained = null
    const moves = this.movesAt(target)
    if (moves.length === 1 && moves[0] !== undefined) this.play(moves[0])
    else if (moves.length > 1) this.choice = { target, x, y, moves }
    else await this.explainClosed(target, x, y)
  }

  /** Tell what something is. One box at a time: a reason that was read goes, a choice stays. */
  explain(target: Target, x: number, y: number): void {
    if (this.choice) return
    this.why = null
    this.explained = { target, x, y }
  }

  /** Whether something lies over the table that a smaller box must not lie over or under. */
  get isBoxOpen(): boolean {
    return this.choice !== null || this.why !== null || this.explained !== null
  }

  async explainClosed(target: Target, x: number, y: number): Promise<void> {
    if (!this.question || !this.game) {
      this.explain(target, x, y)
      return
    }
    for (const move of this.game.wished(this, target)) {
      const answer = await service.whyNot(this.match, this.seat, move)
      if (answer.clause !== null) {
        this.why = { target, x, y, clause: answer.clause }
        return
      }
    }
    this.why = { target, x, y, clause: null }
  }

  /** Send a move that the question lists, once. */
  play(move: string, { sure = false } = {}): void {
    const question = this.question
    if (!question?.moves.includes(move) || !this.update || this.sent) return
    const warning = sure || !settings.confirm ? null : (this.game?.warning(this, move) ?? null)
    if (warning !== null) {
      this.doubtful = { move, warning }
      return
    }
    this.#closeAll()
    this.#answered = question
    this.problem = null
    this.sent = { move, seq: this.update.seq, key: newKey() }
    this.#live?.send({ do: 'play', ...this.sent })
  }

  /** Take the own last move back, or ask the others whether it may be. */
  undo(): void {
    if (!this.update || this.sent || this.#undoneAt === this.update.seq) return
    this.#undoneAt = this.update.seq
    this.#live?.send({ do: 'undo', seq: this.update.seq })
  }

  answerUndo(agree: boolean): void {
    if (this.update) this.#live?.send({ do: 'answer_undo', agree, seq: this.update.seq })
  }

  say(text: string): void {
    this.#live?.send({ do: 'chat', text })
  }

  // Looking back

  /** Show the position after so many moves; the last one is the present. */
  async lookAt(move: number): Promise<void> {
    const to = Math.max(0, Math.min(move, this.moves))
    this.#forget()
    if (to === this.moves && !this.over) {
      this.backToTable()
      return
    }
    await this.#back.show(this.seat, to)
  }

  positionAt(move: number): Promise<Position> {
    return this.#back.at(this.seat, move)
  }

  backToTable(): void {
    this.#back.end()
  }
}

const STALE = 'stale move'
