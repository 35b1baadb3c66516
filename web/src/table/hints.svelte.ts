/** What a bot would play now, when somebody asks. */
import { toast } from '../parts/toasts.svelte'
import { problemText } from '../problems'
import type { Advice, Hint } from '../protocol'
import { Refused, service } from '../service'
import type { Table } from './table.svelte'

export class Hints {
  thinking = $state(false)
  /** A hint is for one question: it goes when another comes. */
  #given = $state.raw<{ for: string; moves: Hint['moves'] } | null>(null)

  constructor(private readonly table: Table) {}

  /** The best moves of the question, or none while nobody has asked. */
  get moves(): Advice[] {
    return this.#given?.for === this.#question ? this.#given.moves : []
  }

  /** Tells questions apart. Others who answer at the same time do not make it another one. */
  get #question(): string {
    const { log, seat, question } = this.table
    const last = log.findLast(entry => entry.seat === seat)?.move ?? -1
    return JSON.stringify([last, question?.prompt, question?.moves])
  }

  async ask(): Promise<void> {
    const asked = this.#question
    this.thinking = true
    try {
      const { moves } = await service.hint(this.table.match, this.table.seat)
      this.#given = { for: asked, moves }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      toast(problemText(error.problem))
    } finally {
      this.thinking = false
    }
  }

  close(): void {
    this.#given = null
  }
}
