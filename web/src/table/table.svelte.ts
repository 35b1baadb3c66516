/** A match as this device sees it: what the service sent, where the reader is, what can be done. */
import { SvelteMap } from 'svelte/reactivity'
import type { Game, Target } from '../games/game'
import { loadGame } from '../games/game'
import { Live, type Message } from '../live'
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
import { service } from '../service'
import { settings } from '../settings.svelte'
import { Words } from '../words'
import { Spoken, split } from './spoken'

/** What lies under the pointer, and where, for a small box beside it. */
export interface Pointed {
  target: Target
  x: number
  y: number
}

export interface WhyClosed extends Pointed {
  clause: string | null
}

export class Table {
  readonly match: string
  /** The seat that this page looks from; -1 looks on. */
  seat = $state(-1)
  /** All seats of the match that this device holds. */
  held = $state.raw<number[]>([])

  info = $state.raw<MatchInfo | null>(null)
  game = $state.raw<Game | null>(null)
  printed = $state.raw<unknown>(null)
  spoken = $state.raw<Spoken | null>(null)

  update = $state.raw<Update | null>(null)
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatInfo[]>([])
  seats = $state.raw<SeatInfo[]>([])
  spectators = $state(0)
  rematch = $state<string | null>(null)
  connection = $state<'open' | 'lost' | 'refused'>('lost')
  /** The last refusal, until the next answer. */
  problem = $state.raw<Problem | null>(null)

  /** Looking back: the position shown instead of the present one. */
  past = $state.raw<Position | null>(null)
  /** The verb that the player has chosen among several; only its targets are lit. */
  verb = $state<string | null>(null)
  /** A target with several moves: the player must say which. */
  choice = $state.raw<(Pointed & { moves: string[] }) | null>(null)
  why = $state.raw<WhyClosed | null>(null)
  /** What is explained beside the pointer, or read large. */
  explained = $state.raw<Pointed | null>(null)
  /** Lit by a log line or by the list of choices. */
  highlighted = $state.raw<Target[]>([])
  /** A move that waits for a confirmation. */
  doubtful = $state.raw<{ move: string; warning: string } | null>(null)
  /** A move that was sent and is not answered yet. */
  sent = $state.raw<{ move: string; seq: number; key: string } | null>(null)

  #live: Live | null = null
  #positions = new SvelteMap<number, Position>()
  #names: MatchNames | null = null

  constructor(match: string) {
    this.match = match
  }

  async open(seat: number | null): Promise<void> {
    const [info, mine, names] = await Promise.all([
      service.match(this.match),
      service.mine(),
      service.names(this.match),
    ])
    this.info = info
    this.seats = info.seats
    this.held = mine.filter(m => m.match.id === this.match).map(m => m.seat)
    this.seat = seat ?? this.held[0] ?? -1
    this.#names = names
    const [game, printed] = await Promise.all([
      loadGame(info.game),
      service.printed(info.game),
      this.speak(),
    ])
    this.printed = printed
    this.game = game
    this.#connect()
  }

  /** Read the game's words in the language of the settings. */
  async speak(): Promise<void> {
    if (!this.info || !this.#names) return
    const language = settings.language
    const source = await service.text(this.info.game, language)
    this.spoken = new Spoken(new Words(language, [source]), this.#names)
  }

  close(): void {
    this.#live?.end()
  }

  /** Look from another seat of this device (hot seat). */
  sit(seat: number): void {
    this.#live?.end()
    this.seat = seat
    this.update = null
    this.log = []
    this.#positions.clear()
    this.past = null
    this.#forget()
    this.#connect()
  }

  retry(): void {
    this.#live?.retry()
  }

  #connect(): void {
    this.#live = new Live(this.match, this.seat, {
      heard: message => this.heard(message),
      connection: state => {
        this.connection = state
      },
      seq: () => this.update?.seq ?? null,
    })
    void service.chat(this.match, this.seat).then(lines => {
      this.chat = lines
    })
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
    else if (message.is === 'problem') {
      this.problem = message
      this.sent = null
    }
  }

  #updated(update: Update): void {
    const kept = this.log.filter(entry => entry.move <= update.log_from)
    if (kept.length < this.log.length) this.#positions.clear()
    this.log = [...kept, ...update.log.filter(entry => !kept.some(e => e.move === entry.move))]
    this.update = update
    this.problem = null
    this.#forget()
    if (this.sent && this.sent.seq === update.seq) {
      // The connection was lost before the move got through: the same key plays it once.
      this.#live?.send({ do: 'play', ...this.sent })
    } else this.sent = null
  }

  #forget(): void {
    this.verb = null
    this.choice = null
    this.why = null
    this.doubtful = null
    this.highlighted = []
  }

  // What is shown

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

  /** The question that is open to this seat now; none while looking back or while a move travels. */
  get question(): Question | null {
    if (this.past || this.sent) return null
    return this.update?.question ?? null
  }

  get myTurn(): boolean {
    return this.question !== null && !this.question.settled
  }

  /** The verbs of the question, in its order, each with its nouns. */
  get choices(): Map<string, string[]> {
    const found = new Map<string, string[]>()
    for (const move of this.question?.moves ?? []) {
      const { verb, noun } = split(move)
      found.set(verb, [...(found.get(verb) ?? []), noun])
    }
    return found
  }

  kindOf(verb: string): string {
    return this.spoken?.names.verbs[verb]?.kind ?? ''
  }

  /** The moves that a target stands for now. Figures are those of the own seat. */
  movesAt(target: Target): string[] {
    if (target.seat !== undefined && target.seat !== this.seat) return []
    return (this.question?.moves ?? []).filter(move => {
      const { verb, noun } = split(move)
      return (
        noun === target.noun &&
        this.kindOf(verb) === target.kind &&
        (this.verb === null || this.verb === verb)
      )
    })
  }

  isLit(target: Target): boolean {
    return this.movesAt(target).length > 0
  }

  isHighlighted(target: Target): boolean {
    return this.highlighted.some(
      lit => lit.kind === target.kind && lit.noun === target.noun && lit.seat === target.seat,
    )
  }

  /** Somebody points at something: play it, ask which move is meant, or say why not. */
  async point(target: Target, x: number, y: number): Promise<void> {
    this.why = null
    this.choice = null
    const moves = this.movesAt(target)
    if (moves.length === 1 && moves[0] !== undefined) this.play(moves[0])
    else if (moves.length > 1) this.choice = { target, x, y, moves }
    else await this.explainClosed(target, x, y)
  }

  async explainClosed(target: Target, x: number, y: number): Promise<void> {
    if (!this.question || !this.game || this.seat < 0) return
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
    if (!question?.moves.includes(move) || !this.update) return
    const warning = sure || !settings.confirm ? null : (this.game?.warning(this, move) ?? null)
    if (warning !== null) {
      this.doubtful = { move, warning }
      return
    }
    this.#forget()
    this.sent = { move, seq: this.update.seq, key: crypto.randomUUID() }
    this.#live?.send({ do: 'play', ...this.sent })
  }

  undo(): void {
    if (this.update) this.#live?.send({ do: 'undo', seq: this.update.seq })
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
      this.past = null
      return
    }
    const known = this.#positions.get(to)
    const position = known ?? (await service.position(this.match, this.seat, to))
    this.#positions.set(to, position)
    this.past = position
  }

  backToTable(): void {
    this.past = null
  }
}
