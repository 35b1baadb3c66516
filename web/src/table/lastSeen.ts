/** Up to which move a seat has seen its match on this device. */
const key = (match: string, seat: number) => `sagaboard.seen.${match}.${seat}`

export function seenUntil(match: string, seat: number): number | null {
  try {
    const kept = localStorage.getItem(key(match, seat))
    return kept === null ? null : Number(kept)
  } catch {
    return null // storage is forbidden
  }
}

export function seeUntil(match: string, seat: number, move: number): void {
  try {
    localStorage.setItem(key(match, seat), String(move))
  } catch {
    // Without storage every visit is the first.
  }
}
