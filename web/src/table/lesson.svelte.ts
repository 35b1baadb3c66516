/** The guided first match: which step comes next, and whether the learner still follows. */
import type { LessonStep } from '../protocol'
import { service } from '../service'
import type { Table } from './table.svelte'

export class Lesson {
  steps = $state.raw<LessonStep[]>([])
  /** The learner wanted to play on alone. */
  left = $state(false)
  /** The learner's own moves, or null before they are known. */
  #played = $state.raw<string[] | null>(null)
  /** The `seq` for which they were asked. */
  #known = $state(-1)

  constructor(private readonly table: Table) {}

  get #runs(): boolean {
    return this.steps.length > 0 && !this.left && this.#played !== null
  }

  /** How many steps are done. */
  get made(): number {
    return this.#played?.length ?? 0
  }

  /** The learner has made another move. An undo leads back. */
  get strayed(): boolean {
    if (!this.#runs) return false
    const played = (this.#played ?? []).slice(0, this.steps.length)
    return played.some((move, n) => move !== this.steps[n]?.move) || this.#isCutOff
  }

  /** The next step cannot be made: this match has gone another way. */
  get #isCutOff(): boolean {
    const next = this.steps[this.made]
    const question = this.table.question
    if (!next || !question || question.settled || this.#known !== this.table.update?.seq)
      return false
    return !question.moves.includes(next.move)
  }

  get step(): LessonStep | null {
    return this.#runs && !this.strayed ? (this.steps[this.made] ?? null) : null
  }

  /** Whether there is anything to say: a hint, or how the lesson ended. */
  get speaks(): boolean {
    return this.#runs
  }

  async begin(): Promise<void> {
    const game = this.table.info?.game
    if (game !== undefined) this.steps = (await service.lesson(game)).steps
  }

  /** In an effect: keeps pace with the table. */
  follow(): void {
    const update = this.table.update
    if (this.steps.length === 0 || this.left || !update) return
    if (this.#known !== update.seq) void this.#ask(update.seq)
    else this.table.choices.lessonMove = this.step?.move ?? null
  }

  /** The log leaves moves out that showed nothing, so the service tells what was played. */
  async #ask(seq: number): Promise<void> {
    const { own } = await service.history(this.table.match, this.table.seat)
    if (this.table.update?.seq !== seq) return
    this.#known = seq
    this.#played = own
  }

  /** Make the step's move for the learner. */
  show(): void {
    if (this.step) this.table.play(this.step.move, { sure: true })
  }

  leave(): void {
    this.left = true
    this.table.choices.lessonMove = null
  }
}
