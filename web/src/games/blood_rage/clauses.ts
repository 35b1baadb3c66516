/** The clause that an explanation points to: where the rules say what a thing is. */
import type { Target } from '../game'
import type { PrintedMatter } from './types'
import { kindOf } from './view'

const BY_CARD: Record<string, string> = {
  battle: 'BR-CARD-04',
  quest: 'BR-CARD-05',
  monster: 'BR-UPG-10',
}
const BY_STAT: Record<string, string> = {
  rage: 'BR-CLAN-02',
  axes: 'BR-CLAN-03',
  horns: 'BR-CLAN-04',
}
const BY_FIGURE = {
  leader: 'BR-FIG-04',
  warrior: 'BR-FIG-01',
  ship: 'BR-FIG-05',
  monster: 'BR-FIG-02',
}
const BY_TOKEN: Record<string, string> = {
  rage: 'BR-REW-01',
  axes: 'BR-REW-02',
  horns: 'BR-REW-03',
  glory: 'BR-REW-04',
  all_stats: 'BR-REW-05',
  pillaged: 'BR-REW-06',
}

export function clauseOf(printed: PrintedMatter, { kind, noun }: Target): string {
  if (kind === 'card') return BY_CARD[printed.cards[noun]?.type ?? ''] ?? 'BR-CARD-03'
  if (kind === 'stat') return BY_STAT[noun] ?? 'BR-CLAN-05'
  if (kind === 'figure') return BY_FIGURE[kindOf(noun)]
  if (kind === 'slot') return 'BR-CLAN-13'
  if (kind === 'token') return BY_TOKEN[noun] ?? 'BR-RAG-01'
  if (kind === 'seat') return 'BR-CLAN-14'
  if (printed.provinces[noun]?.is_centre) return 'BR-BOARD-14'
  return noun in printed.fjords ? 'BR-BOARD-15' : 'BR-BOARD-13'
}
