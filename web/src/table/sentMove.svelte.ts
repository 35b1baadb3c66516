/** A move on its way: sent once, and again after a cut or a refusal as stale. */

import type { Question, Update } from '../protocol'
import { newKey } from '../service'
import { isSameQuestion } from './question'

export interface Sent {
  move: string
  seq: number
  /** Makes sending it again harmless. */
  key: string
}

export class SentMove {
  /** A move that was sent and is not answered yet. */
  sent = $state.raw<Sent | null>(null)
  /** The question that it answers. */
  #answered: Question | null = null
  /** The next update is the first after a connection, or after a refusal as stale. */
  #mustRepeat = false

  begin(move: string, seq: number, question: Question): Sent {
    this.#answered = question
    this.sent = { move, seq, key: newKey() }
    return this.sent
  }

  repeatAfterNextUpdate(): void {
    this.#mustRepeat = true
  }

  drop(): void {
    this.sent = null
  }

  /** What an update says of it; the move to send again, if it must be. */
  hear(update: Update, seat: number): Sent | null {
    const repeat = this.#mustRepeat
    this.#mustRepeat = false
    const sent = this.sent
    if (!sent) return null
    if (update.log.some(entry => entry.seat === seat)) this.sent = null
    else if (repeat && isSameQuestion(this.#answered, update.question)) {
      // It was cut off, or somebody else who was asked too has been quicker.
      this.sent = { ...sent, seq: update.seq }
      return this.sent
    } else if (repeat || update.seq === sent.seq) this.sent = null
    return null
  }
}
