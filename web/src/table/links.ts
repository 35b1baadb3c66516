/** The links of seats that were told to this device. The service tells each only once. */
import type { Join, SeatLink } from '../protocol'

const key = (match: string) => `sagaboard.links.${match}`

export function keptLinks(match: string): SeatLink[] {
  try {
    return JSON.parse(localStorage.getItem(key(match)) ?? '[]') as SeatLink[]
  } catch {
    return [] // storage is forbidden, or somebody else wrote there
  }
}

export function keepLinks(match: string, links: SeatLink[]): void {
  const others = keptLinks(match).filter(kept => !links.some(link => link.seat === kept.seat))
  try {
    localStorage.setItem(key(match), JSON.stringify([...others, ...links]))
  } catch {
    // Without storage the cookie still holds the seat; only the link cannot be copied again.
  }
}

/** A request for a seat whose answer has not arrived: it is repeated as it was, even after the page
 * was closed, and so gets the seat that it may have taken already. */
export interface SentJoin {
  seat: number
  wanted: Join
}

const joinKey = (match: string) => `sagaboard.join.${match}`

export function sentJoin(match: string): SentJoin | null {
  try {
    return JSON.parse(localStorage.getItem(joinKey(match)) ?? 'null') as SentJoin | null
  } catch {
    return null
  }
}

export function keepJoin(match: string, sent: SentJoin | null): void {
  try {
    if (sent) localStorage.setItem(joinKey(match), JSON.stringify(sent))
    else localStorage.removeItem(joinKey(match))
  } catch {
    // Without storage it is repeated while the page is open.
  }
}

export function addressOf(link: SeatLink): string {
  return new URL(link.path, location.href).href
}
