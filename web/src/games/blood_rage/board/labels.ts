/** What a screen reader says of the things on the board. */
import type { Table } from '../../../table/table.svelte'
import { figureMessage, messageId, placeMessage, say } from '../terms'
import type { BloodRageView } from '../types'
import { figuresAt, printedOf } from '../view'
import { FJORDS, YGGDRASIL } from './layout'
import type { BoardPiece } from './pieces'

function state(table: Table, isLit: boolean): string {
  if (!table.question) return 'none'
  return isLit ? 'open' : 'closed'
}

export function rewardName(table: Table, reward: string): string {
  const number = printedOf(table).rewards.indexOf(reward)
  return table.spoken?.name('reward', number) ?? ''
}

export function placeLabel(table: Table, view: BloodRageView, place: string): string {
  const values = {
    name: say(table, placeMessage(table, place)),
    n: view.clans.reduce((sum, clan) => sum + figuresAt(clan, place).length, 0),
    state: state(table, table.isLit({ kind: 'place', noun: place })),
  }
  if (place in FJORDS) return say(table, 'board-fjord', values)
  const province = view.provinces[place]
  const region = printedOf(table).provinces[place]?.region
  const inRegion = { ...values, region: region ? say(table, messageId('region', region)) : '' }
  if (!province || province.destroyed) return say(table, 'board-ruin', inRegion)
  const full = {
    ...inRegion,
    doomed: view.doomed === place ? 'yes' : 'no',
    token:
      province.pillaged || province.token === null
        ? say(table, 'board-pillaged')
        : say(table, 'board-token', { reward: rewardName(table, province.token) }),
  }
  return say(table, place === YGGDRASIL ? 'board-centre' : 'board-province', full)
}

export function figureLabel(table: Table, piece: BoardPiece): string {
  return say(table, 'board-figure', {
    figure: say(table, figureMessage(piece.figure)),
    clan: say(table, `clan-${piece.clan}`),
    place: say(table, placeMessage(table, piece.place)),
    state: state(table, table.isLit(piece.target)),
  })
}
