/** What a screen reader says of the things on the map. */
import type { Table } from '../../../table/table.svelte'
import { messageId, say } from '../terms'
import type { LordsOfHellasView } from '../types'
import { printedOf } from '../view'
import type { BoardPiece } from './pieces'

function state(table: Table, isLit: boolean): string {
  if (!table.question) return 'none'
  return isLit ? 'open' : 'closed'
}

/** The name of a player, as everybody at the table calls them. */
export function whose(table: Table, view: LordsOfHellasView, seat: number): string {
  if (seat === table.seat) return say(table, 'board-you')
  return table.playerName(seat) || say(table, `army-${view.players[seat]?.army ?? 'tyrian'}`)
}

export function regionName(table: Table, region: string): string {
  return say(table, messageId('region', region))
}

export function regionLabel(table: Table, view: LordsOfHellasView, region: string): string {
  const here = view.regions[region]
  const printed = printedOf(table).regions[region]
  if (!here || !printed) return ''
  return say(table, 'board-region', {
    name: regionName(table, region),
    land: say(table, `land-${printed.land}`),
    population: printed.population,
    control:
      here.control < 0
        ? say(table, 'board-neutral')
        : say(table, 'board-held', { name: whose(table, view, here.control) }),
    n: here.hoplites.reduce((sum, count) => sum + count, here.garrison < 0 ? 0 : 1),
    state: state(table, table.isLit({ kind: 'region', noun: region })),
  })
}

export function pieceLabel(table: Table, view: LordsOfHellasView, piece: BoardPiece): string {
  const values = {
    region: regionName(table, piece.region),
    state: state(table, table.isLit(piece.target)),
  }
  if (piece.kind === 'monster') {
    return say(table, 'board-monster', {
      ...values,
      name: say(table, messageId('monster', piece.target.noun)),
      wounds: piece.wounds.covered,
      slots: piece.wounds.slots,
    })
  }
  const name = whose(table, view, piece.seat)
  if (piece.kind === 'hoplites') {
    return say(table, 'board-hoplites', { ...values, name, n: piece.count })
  }
  const hero = say(table, messageId('hero', view.players[piece.seat]?.hero ?? ''))
  return say(table, 'board-hero', { ...values, name, hero })
}

export function monumentLabel(table: Table, view: LordsOfHellasView, god: string): string {
  const monument = view.monuments[god]
  return say(table, 'board-monument', {
    name: say(table, messageId('monument', god)),
    region: monument ? regionName(table, monument.region) : '',
    n: monument?.level ?? 0,
    priests: (monument?.priests ?? []).reduce((sum, count) => sum + count, 0),
    state: state(table, table.isLit({ kind: 'god', noun: god })),
  })
}
