/** Stepping through a match: where the reader is, and whether it runs by itself. */
import type { Analysis, History } from '../protocol'
import { service } from '../service'
import type { Table } from './table.svelte'

const PACE = 900

export class Replay {
  playing = $state(false)
  /** Scores and movers of every move, read when they are first needed. */
  history = $state.raw<History | null>(null)
  /** What a bot makes of the match, when it is over and somebody asked. */
  analysis = $state.raw<Analysis | null>(null)
  analysing = $state(false)
  /** Why there is no analysis although somebody asked. */
  trouble = $state.raw<unknown>(null)
  #timer = 0

  constructor(private readonly table: Table) {}

  async read(): Promise<void> {
    if (this.history && this.history.first + this.history.movers.length === this.table.moves) return
    this.history = await service.history(this.table.match, this.table.seat)
  }

  async analyse(): Promise<void> {
    this.analysing = true
    this.trouble = null
    try {
      this.analysis = await service.analysis(this.table.match, this.table.seat)
    } catch (error) {
      this.trouble = error
    } finally {
      this.analysing = false
    }
  }

  /** The first move that can be looked at; matches of older rules may begin later than at 0. */
  get first(): number {
    return this.history?.first ?? 0
  }

  /** The moves with which a turn begins: somebody else moves than before. */
  get turns(): number[] {
    const movers = this.history?.movers ?? []
    return movers.flatMap((seat, n) => (seat === movers[n - 1] ? [] : [this.first + n]))
  }

  async to(move: number): Promise<void> {
    this.pause()
    await this.#show(move)
  }

  async step(by: number): Promise<void> {
    await this.to(this.table.at + by)
  }

  async #show(move: number): Promise<void> {
    await this.table.lookAt(Math.max(this.first, move))
    void this.read()
  }

  toggle(): void {
    if (this.playing) this.pause()
    else void this.play(this.table.at >= this.table.moves ? this.first : this.table.at)
  }

  /** Run from a move to the present. */
  async play(from: number): Promise<void> {
    this.pause()
    this.playing = true
    await this.#show(from)
    this.#wait()
  }

  #wait(): void {
    if (!this.playing) return
    this.#timer = window.setTimeout(async () => {
      await this.#show(this.table.at + 1)
      if (this.table.past === null || this.table.at >= this.table.moves) this.pause()
      else this.#wait()
    }, PACE)
    if (this.table.at < this.table.moves) void this.table.positionAt(this.table.at + 1)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  leave(): void {
    this.pause()
    this.table.backToTable()
  }
}
