/** The guided first match: which step comes next, and whether the learner still follows. */
import type { LessonStep } from '../protocol'
import { service } from '../service'
import type { Table } from './table.svelte'

export class Lesson {
  steps = $state.raw<LessonStep[]>([])
  /** How many moves the learner has made. */
  made = $state(0)
  /** The learner has gone another way, or wanted to play on alone. */
  left = $state<'strayed' | 'freed' | null>(null)
  /** The last words were read too. */
  closed = $state(false)
  /** The `seq` for which `made` was counted. */
  #counted = $state(-1)

  constructor(private readonly table: Table) {}

  get running(): boolean {
    return this.steps.length > 0 && this.left === null
  }

  get step(): LessonStep | null {
    return this.running && this.#counted >= 0 ? (this.steps[this.made] ?? null) : null
  }

  /** Whether there is anything to say: a hint, or how the lesson ended. */
  get speaks(): boolean {
    return this.#counted >= 0 && this.steps.length > 0 && !this.closed
  }

  async begin(): Promise<void> {
    const game = this.table.info?.game
    if (game !== undefined) this.steps = (await service.lesson(game)).steps
  }

  /** In an effect: keeps pace with the table. */
  follow(): void {
    const update = this.table.update
    if (!this.running || !update) return
    if (this.#counted !== update.seq) {
      void this.#count(update.seq)
      return
    }
    const step = this.step
    const sent = this.table.sent
    const question = this.table.question
    if (step && sent && sent.move !== step.move) this.leave('strayed')
    else if (step && question && !question.settled && !question.moves.includes(step.move)) {
      this.leave('strayed')
    } else this.table.only = step?.move ?? null
  }

  /** The log leaves moves out that showed nothing, so the service tells who has moved. */
  async #count(seq: number): Promise<void> {
    const history = await service.history(this.table.match, this.table.seat)
    if (this.table.update?.seq !== seq) return
    this.made = history.movers.filter(seat => seat === this.table.seat).length
    this.#counted = seq
  }

  /** Make the step's move for the learner. */
  show(): void {
    if (this.step) this.table.play(this.step.move, { sure: true })
  }

  leave(why: 'strayed' | 'freed'): void {
    this.left = why
    this.table.only = null
  }
}
