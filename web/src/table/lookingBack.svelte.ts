/** Looking back: positions of before, each asked for once. */
import type { Position } from '../protocol'
import { service } from '../service'

const PRESENT = -1

export class LookingBack {
  /** The position shown instead of the present one. */
  shown = $state.raw<Position | null>(null)
  readonly #known = new Map<number, Position>()
  /** The position asked for last: an answer that comes later than the next wish is not shown. */
  #wanted = PRESENT

  constructor(private readonly match: string) {}

  async show(seat: number, move: number): Promise<void> {
    this.#wanted = move
    const position = await this.at(seat, move)
    if (this.#wanted === move) this.shown = position
  }

  async at(seat: number, move: number): Promise<Position> {
    const known = this.#known.get(move)
    if (known) return known
    const position = await service.position(this.match, seat, move)
    this.#known.set(move, position)
    return position
  }

  end(): void {
    this.#wanted = PRESENT
    this.shown = null
  }

  /** The seat has changed, or moves were taken back: positions may look different. */
  forget(): void {
    this.#known.clear()
  }
}
