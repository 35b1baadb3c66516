/** What a special action would give to others before it is carried out (LOR-SPEC-08, 10). */
import type { Table } from '../../../table/table.svelte'
import { seatsInOrder } from '../../kit/seat/seats'
import { messageId, say, whose } from '../terms'
import type { LordsOfRagnarokView } from '../types'
import { printedOf } from '../view'

export interface Gift {
  /** The first marker gives the bonus of the realm to its allies, a later one a rune to whoever it
   * covers. */
  kind: 'bonus' | 'rune'
  realm: string
  seats: number[]
}

export function wheelGift(table: Table, view: LordsOfRagnarokView, action: string): Gift | null {
  const found = Object.entries(printedOf(table).realms).find(([, print]) => print.action === action)
  if (!found) return null
  const [realm] = found
  const covered = view.wheel[action]?.at(-1)
  if (covered !== undefined) return { kind: 'rune', realm, seats: [covered] }
  const allies = view.realms[realm]?.bonus_for ?? []
  return { kind: 'bonus', realm, seats: seatsInOrder(view).filter(seat => allies.includes(seat)) }
}

/** The same as a sentence. */
export function giftSaid(table: Table, view: LordsOfRagnarokView, action: string): string {
  const gift = wheelGift(table, view, action)
  if (!gift) return ''
  const names = gift.seats.map(seat => whose(table, view, seat)).join(', ')
  if (gift.kind === 'rune') return say(table, 'board-gift-rune', { name: names })
  const realm = say(table, messageId('realm', gift.realm))
  return gift.seats.length > 0
    ? say(table, 'board-gift-bonus', { realm, names })
    : say(table, 'board-gift-nobody', { realm })
}
