/** What a screen reader says of the things on the board. */
import type { Table } from '../../../table/table.svelte'
import { BUILD_MONUMENT } from '../question'
import { nameId, say, whose } from '../terms'
import type { LordsOfRagnarokView } from '../types'
import { boardOf } from '../view'
import type { BoardPiece } from './pieces'
import { giftSaid } from './wheel'

function state(table: Table, kind: string, noun: string): string {
  if (!table.question) return 'none'
  return table.isLit({ kind, noun }) ? 'open' : 'closed'
}

export function nameOf(table: Table, kind: string, noun: string): string {
  return say(table, nameId(table, kind, noun))
}

export function heldBy(table: Table, view: LordsOfRagnarokView, seat: number): string {
  return seat < 0
    ? say(table, 'board-neutral')
    : say(table, 'board-held', { name: whose(table, view, seat) })
}

export function regionLabel(table: Table, view: LordsOfRagnarokView, region: string): string {
  const here = view.regions[region]
  const printed = boardOf(table, view).regions[region]
  if (!here || !printed) return ''
  return say(table, 'board-region', {
    name: nameOf(table, 'region', region),
    control: heldBy(table, view, here.control),
    population: printed.population,
    n: here.armies.length,
    state: state(table, 'region', region),
  })
}

export function pieceLabel(table: Table, view: LordsOfRagnarokView, piece: BoardPiece): string {
  const { kind, noun } = piece.target
  const open = state(table, kind, noun)
  if (piece.kind === 'beast') {
    return say(table, 'board-monster', {
      name: nameOf(table, kind, noun),
      region: nameOf(table, 'region', piece.place),
      wounds: piece.wounds.filter(colour => colour > 0).length,
      spaces: piece.wounds.length,
      control: heldBy(table, view, view.monsters[noun]?.ring ?? -1),
      state: open,
    })
  }
  const name = whose(table, view, piece.seat)
  if (piece.kind === 'drakkar') {
    return say(table, 'board-drakkar', {
      name,
      sea: nameOf(table, 'sea', piece.place),
      state: open,
    })
  }
  const region = nameOf(table, 'region', piece.place)
  if (piece.kind === 'army') {
    return say(table, 'board-army', { name, n: piece.strength, region, state: open })
  }
  const hero = nameOf(table, 'hero', view.players[piece.seat]?.hero ?? 'ragnar')
  return say(table, 'board-hero', { name, hero, region, state: open })
}

export function monumentLabel(table: Table, view: LordsOfRagnarokView, god: string): string {
  const monument = view.monuments[god]
  return say(table, 'board-monument', {
    name: nameOf(table, 'god', god),
    region: nameOf(table, 'region', monument?.region ?? '1'),
    n: monument?.level ?? 0,
    priests: (monument?.priests ?? []).reduce((sum, count) => sum + count, 0),
    state: state(table, 'god', god),
  })
}

/** Names of players, or that there is nobody. */
function namesOf(table: Table, view: LordsOfRagnarokView, seats: readonly number[]): string {
  if (seats.length === 0) return say(table, 'board-nobody')
  return seats.map(seat => whose(table, view, seat)).join(', ')
}

export function seaLabel(table: Table, view: LordsOfRagnarokView, sea: string): string {
  return say(table, 'board-sea', {
    name: nameOf(table, 'sea', sea),
    names: namesOf(table, view, view.seas[sea]?.drakkars ?? []),
    state: state(table, 'sea', sea),
  })
}

export function realmLabel(table: Table, view: LordsOfRagnarokView, realm: string): string {
  return say(table, 'board-realm', {
    name: nameOf(table, 'realm', realm),
    names: namesOf(table, view, view.realms[realm]?.allies ?? []),
    state: state(table, 'realm', realm),
  })
}

export function actionLabel(table: Table, view: LordsOfRagnarokView, action: string): string {
  if (action === BUILD_MONUMENT) {
    return say(table, 'board-core', {
      name: nameOf(table, 'action', action),
      state: state(table, 'action', action),
    })
  }
  return say(table, 'board-action', {
    name: nameOf(table, 'action', action),
    names: namesOf(table, view, view.wheel[action] ?? []),
    gift: giftSaid(table, view, action),
    state: state(table, 'action', action),
  })
}
