/** What can be answered: the moves of the question by verb and by target. */
import type { Target } from '../games/game'
import { grouped } from './question'
import { split } from './spoken'
import type { Table } from './table.svelte'

export class Choices {
  /** The verb that the player has chosen among several; only its targets are lit. */
  verb = $state<string | null>(null)
  /** The one move that a lesson lights, whatever else is possible. */
  lessonMove = $state<string | null>(null)

  readonly #moves: string[]
  readonly #byVerb: Map<string, string[]>
  readonly #open: string[]
  /** By kind and noun: read for every piece drawn. */
  readonly #byTarget: Map<string, string[]>

  constructor(private readonly table: Table) {
    this.#moves = $derived(table.question?.moves ?? [])
    this.#byVerb = $derived(grouped(this.#moves, move => split(move).verb))
    this.#open = $derived(
      this.#moves.filter(
        move =>
          (this.verb === null || this.verb === split(move).verb) &&
          (this.lessonMove === null || this.lessonMove === move),
      ),
    )
    this.#byTarget = $derived(
      grouped(this.#open, move => {
        const { verb, noun } = split(move)
        return `${table.kindOf(verb)} ${noun}`
      }),
    )
  }

  /** The verbs of the question, in its order, each with its moves. */
  get byVerb(): Map<string, string[]> {
    return this.#byVerb
  }

  /** The verbs to choose among before a target, if there are several. */
  get verbs(): string[] {
    const found = [...this.byVerb.keys()].filter(verb => this.table.kindOf(verb) !== '')
    return found.length > 1 ? found : []
  }

  /** Moves without a target, such as passing. */
  get untargeted(): string[] {
    return this.#moves.filter(move => this.table.kindOf(split(move).verb) === '')
  }

  /** The moves of the chosen verb, or of the only one that has targets. */
  get targeted(): string[] {
    const verb = this.verb ?? (this.verbs.length > 0 ? null : undefined)
    if (verb === null) return []
    return this.#moves.filter(move => {
      const word = split(move).verb
      return this.table.kindOf(word) !== '' && (verb === undefined || word === verb)
    })
  }

  /** What the number keys choose: verbs while one must be chosen, else moves. */
  get numbered(): string[] {
    const first = this.verb === null && this.verbs.length > 0 ? this.verbs : this.targeted
    return [...first, ...this.untargeted]
  }

  /** The only move of a verb: its button plays it. */
  onlyMoveOf(verb: string): string | null {
    const moves = this.byVerb.get(verb) ?? []
    return moves.length === 1 ? (moves[0] ?? null) : null
  }

  /** In a lesson: a move, or a verb, that leads elsewhere. */
  leadsAside(choice: string): boolean {
    if (this.lessonMove === null) return false
    return this.lessonMove !== choice && split(this.lessonMove).verb !== choice
  }

  /** The moves that a target stands for now. Figures are those of the own seat. */
  movesAt(target: Target): string[] {
    if (target.seat !== undefined && target.seat !== this.table.seat) return []
    const named = this.#byTarget.get(`${target.kind} ${target.noun}`)
    if (named) return named
    const meant = this.table.game?.standsFor?.(this.table, target) ?? []
    return meant.filter(move => this.#open.includes(move))
  }
}
