/** Seats and how they are called in moves. */

/** The noun of a seat in moves. */
export function seatNoun(seat: number): string {
  return `player-${seat + 1}`
}

/** The seat that a noun means. */
export function seatOf(noun: string): number {
  return Number(noun.replace('player-', '')) - 1
}

/** Seats in the order in which panels stand: clockwise after the own one, which comes last. */
export function seatsInOrder(view: { seat: number; players: readonly unknown[] }): number[] {
  const seats = view.players.map((_, seat) => seat)
  return view.seat < 0 ? seats : [...seats.slice(view.seat + 1), ...seats.slice(0, view.seat + 1)]
}
