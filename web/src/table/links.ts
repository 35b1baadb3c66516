/** The links of seats that were told to this device. The service tells each only once. */
import type { SeatLink } from '../protocol'

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

export function addressOf(link: SeatLink): string {
  return new URL(link.path, location.href).href
}
