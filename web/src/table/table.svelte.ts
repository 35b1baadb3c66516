/** A match as this device sees it: where what the service sent, what the reader looks at and what
 * can be done come together. */
import type { Game, Target } from '../games/game'
import { loadGame } from '../games/game'
import { Live, type Message } from '../live'
import { openingOf } from '../opening'
import type {
  LogEntry,
  MatchInfo,
  Position,
  Problem,
  Question,
  SeatInfo,
  Update,
} from '../protocol'
import { Refused, service, Unreachable } from '../service'
import { settings } from '../settings.svelte'
import { Attention } from './attention.svelte'
import { ChatLines } from './chatLines.svelte'
import { Choices } from './choices.svelte'
import { GameWords } from './gameWords.svelte'
import { LookingBack } from './lookingBack.svelte'
import { pointerAt } from './pointer'
import { isSameQuestion } from './question'
import { type Sent, SentMove } from './sentMove.svelte'
import { Session } from './session.svelte'
import type { Spoken } from './spoken'

export class Table {
  readonly session: Session
  readonly chat: ChatLines
  readonly attention = new Attention()
  readonly choices: Choices
  readonly words: GameWords
  readonly #back: LookingBack
  readonly #sending = new SentMove()

  game = $state.raw<Game | null>(null)
  printed = $state.raw<unknown>(null)

  update = $state.raw<Update | null>(null)
  log = $state.raw<LogEntry[]>([])
  connection = $state<'opening' | 'open' | 'lost' | 'refused'>('opening')
  /** The last refusal, until the next answer. */
  problem = $state.raw<Problem | null>(null)
  /** Since when the question is on the screen, and where the pointer was when it came. */
  asked = $state.raw({ x: Number.NaN, y: Number.NaN, time: Number.NEGATIVE_INFINITY })

  #live: Live | null = null
  #undoneAt = -1

  constructor(readonly match: string) {
    this.session = new Session(match)
    this.chat = new ChatLines(match)
    this.choices = new Choices(this)
    this.#back = new LookingBack(match)
    const table = this
    this.words = new GameWords({
      get seat() {
        return table.seat
      },
      called: seat => (table.game?.byName ? table.playerName(seat) : ''),
      formOf: event => table.game?.formOf?.(event) ?? null,
    })
  }

  // The match and its seats

  get info(): MatchInfo | null {
    return this.session.info
  }

  /** The seat that this page looks from; -1 looks on. */
  get seat(): number {
    return this.session.seat
  }

  get seats(): SeatInfo[] {
    return this.session.seats
  }

  /** Who plays a seat; empty while nobody does. */
  playerName(seat: number): string {
    return this.seats[seat]?.name ?? ''
  }

  async open(seat: number | null): Promise<void> {
    this.session.closed = 'opening'
    let first: Update | null = null
    try {
      const opening = await openingOf(this.match)
      this.printed = opening.printed
      this.words.names = opening.names
      first = opening.update
      const [game] = await Promise.all([
        loadGame(opening.match.game),
        this.session.open(opening),
        this.words.read(opening.match.game),
      ])
      this.game = game
    } catch (error) {
      if (error instanceof Refused) this.session.closed = 'missing'
      else if (error instanceof Unreachable) this.session.closed = 'unreachable'
      else throw error
      return
    }
    const admission = this.session.admit(seat)
    if ('closed' in admission) this.session.closed = admission.closed
    else if (admission.curtain) this.#handOver(admission.seat)
    else this.sit(admission.seat, first)
  }

  /** Read the game's words in the language of the settings. */
  async speak(): Promise<void> {
    if (this.info) await this.words.read(this.info.game)
  }

  /** Take an open seat and sit there; which one it is. */
  async join(seat: number, name: string): Promise<number> {
    const taken = await this.session.join(seat, name)
    this.sit(taken)
    return taken
  }

  /** Look from another seat of this device (hot seat), or as a spectator; `first` is what came
   * with the page. */
  sit(seat: number, first: Update | null = null): void {
    this.#clear()
    this.session.take(seat, { curtain: false })
    if (first?.seat === seat) this.heard(first)
    this.#connect()
  }

  /** Hot seat: nothing of the last player stays on the page while the device changes hands. */
  #handOver(seat: number): void {
    this.#clear()
    this.session.take(seat, { curtain: true })
  }

  #clear(): void {
    this.close()
    this.update = null
    this.log = []
    this.chat.clear()
    this.past = null
    this.#sending.drop()
    this.choices.lessonMove = null
    this.#back.forget()
    this.#forgetAnswer()
  }

  // The live channel

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

  retry(): void {
    this.#live?.retry()
  }

  close(): void {
    this.#live?.end()
    this.#live = null
  }

  #connected(state: 'open' | 'lost' | 'refused'): void {
    this.connection = state
    if (state === 'open') {
      this.#sending.repeatAfterNextUpdate()
      void this.#readChat('read')
    }
    if (state === 'refused') {
      this.close()
      this.session.closed = 'foreign'
    }
  }

  readEarlierChat(): Promise<void> {
    return this.#readChat('readEarlier')
  }

  async #readChat(how: 'read' | 'readEarlier'): Promise<void> {
    const live = this.#live
    const isCurrent = () => this.#live === live
    try {
      await this.chat[how](this.seat, isCurrent)
    } catch (error) {
      if (error instanceof Refused && isCurrent()) this.#connected('refused')
      else if (!(error instanceof Unreachable)) throw error
    }
  }

  heard(message: Message): void {
    if (message.is === 'update') this.#updated(message)
    else if (message.is === 'presence') {
      this.session.seats = message.seats
      this.session.spectators = message.spectators
    } else if (message.is === 'chat') this.chat.add(message)
    else if (message.is === 'rematch') this.session.rematch = message.match
    else if (message.title === STALE && this.sent) this.#sending.repeatAfterNextUpdate()
    else {
      this.problem = message
      this.#sending.drop()
    }
  }

  #updated(update: Update): void {
    const next = update.over ? null : this.session.handTo(update.waiting_for)
    if (next !== null) {
      this.#handOver(next)
      return
    }
    if (this.update?.seq === update.seq && this.update.moves === update.moves) {
      // The channel repeats what came with the page, or what is known since before it was cut.
      this.#settleSent(update)
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
    this.#settleSent(update)
    if (!isSameQuestion(before, update.question)) {
      this.#markAsked()
      this.#forgetAnswer()
    } else if (this.#opensChapter(update)) this.attention.explained = null
  }

  #settleSent(update: Update): void {
    const again = this.#sending.hear(update, this.seat)
    if (again) this.#live?.send({ do: 'play', ...again })
  }

  /** Nobody has seen a question before it is painted: on a busy machine that takes its time. */
  #markAsked(): void {
    const asked = { ...pointerAt(), time: Number.POSITIVE_INFINITY }
    this.asked = asked
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        asked.time = performance.now()
      }),
    )
  }

  /** A chapter of the match begins: what was read about the last one may be stale. */
  #opensChapter(update: Update): boolean {
    return update.log.some(entry => entry.events.some(event => this.game?.isHeading?.(event)))
  }

  #forgetAnswer(): void {
    this.choices.verb = null
    this.attention.clear()
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

  /** Show the position after so many moves; the last one is the present. */
  async lookAt(move: number): Promise<void> {
    const to = Math.max(0, Math.min(move, this.moves))
    this.#forgetAnswer()
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

  // Words for moves and targets

  /** A move in words, as it is offered now or was offered in a view. */
  label(move: string, view: unknown = this.view): string {
    const target = this.targetOf(move)
    const name = target === null ? null : this.game?.targetName?.(this, target, view)
    const prompt = view === this.view ? this.question?.prompt : undefined
    return this.spoken?.label(move, name, prompt) ?? move
  }

  /** What a target is called now, or nothing if it has no name. */
  targetName(target: Target): string {
    const { kind, noun } = target
    return this.game?.targetName?.(this, target) ?? this.spoken?.nounName(kind, noun) ?? ''
  }

  get spoken(): Spoken | null {
    return this.words.spoken
  }

  kindOf(verb: string): string {
    return this.words.kindOf(verb)
  }

  targetOf(move: string): Target | null {
    return this.words.targetOf(move)
  }

  // What can be done

  #question = $derived(this.past ? null : (this.update?.question ?? null))

  /** The question that this seat was asked; none while looking back. While its answer travels it
   * stays on the table as it is: most answers are there before the next frame. */
  get question(): Question | null {
    return this.#question
  }

  /** A move that was sent and is not answered yet. */
  get sent(): Sent | null {
    return this.#sending.sent
  }

  get myTurn(): boolean {
    return this.question !== null && !this.question.settled && this.sent === null
  }

  /** The service gives hints where all the others are bots. */
  get mayAskForHints(): boolean {
    const others = this.seats.filter(one => one.seat !== this.seat)
    const areBots = others.length > 0 && others.every(one => one.bot !== null)
    return this.myTurn && this.choices.lessonMove === null && areBots
  }

  isLit(target: Target): boolean {
    return this.choices.movesAt(target).length > 0
  }

  isHighlighted(target: Target): boolean {
    return this.attention.highlighted.some(
      lit =>
        lit.kind === target.kind &&
        lit.noun === target.noun &&
        (lit.seat ?? this.seat) === (target.seat ?? this.seat),
    )
  }

  /** Choose a verb, or leave it; one with a single move is played at once. */
  choose(verb: string): void {
    const move = this.choices.onlyMoveOf(verb)
    this.attention.why = null
    this.attention.choice = null
    if (move !== null && this.choices.lessonMove === null) this.play(move)
    else this.choices.verb = this.choices.verb === verb ? null : verb
  }

  /** Somebody points at something: play it, ask which move is meant, or say why not. */
  async point(target: Target, x: number, y: number): Promise<void> {
    if (this.sent) return
    this.attention.closeBoxes()
    const moves = this.choices.movesAt(target)
    if (moves.length === 1 && moves[0] !== undefined) this.play(moves[0])
    else if (moves.length > 1) this.attention.choice = { target, x, y, moves }
    else await this.explainClosed(target, x, y)
  }

  async explainClosed(target: Target, x: number, y: number): Promise<void> {
    if (!this.question || !this.game) {
      this.attention.explain(target, x, y)
      return
    }
    const { verb, lessonMove } = this.choices
    const thing = { kind: target.kind, noun: target.noun, owner: target.seat, verb }
    const { moves, reason } = await service.whyNot(this.match, this.seat, thing)
    // With another verb chosen a target is not lit, whatever else can be done with it.
    if (moves.length > 0 && lessonMove === null) this.attention.choice = { target, x, y, moves }
    else this.attention.why = { target, x, y, reason }
  }

  /** Send a move that the question lists, once. */
  play(move: string, { sure = false } = {}): void {
    const question = this.question
    if (!question?.moves.includes(move) || !this.update || this.sent) return
    const warning = sure || !settings.confirm ? null : (this.game?.warning(this, move) ?? null)
    if (warning !== null) {
      this.attention.unconfirmed = { move, warning }
      return
    }
    this.attention.clear()
    this.problem = null
    this.#live?.send({ do: 'play', ...this.#sending.begin(move, this.update.seq, question) })
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

  sendChat(text: string): void {
    this.#live?.send({ do: 'chat', text })
  }

  /** Close whatever lies over the table, the topmost first; false if there was nothing. */
  stepBack(): boolean {
    if (this.attention.closeTopmost()) return true
    if (this.choices.verb === null) return false
    this.choices.verb = null
    return true
  }
}

const STALE = 'stale move'
