/** The clause that an explanation points to: where the rules say what a thing is. */
import type { Target } from '../game'

const BY_KIND: Record<string, string> = {
  region: 'LOH-MAP-01',
  land: 'LOH-GLORY-01',
  god: 'LOH-PRAY-01',
  monster: 'LOH-MON-01',
  trophy: 'LOH-VIC-08',
  slot: 'LOH-MON-02',
  reward: 'LOH-REWARD-01',
  attack: 'LOH-INFO-04',
  card: 'LOH-BATTLE-01',
  artifact: 'LOH-ARTF-01',
  blessing: 'LOH-BLESS-01',
  kept: 'LOH-QUEST-01',
  quest: 'LOH-QUEST-01',
  step: 'LOH-QUEST-01',
  hero: 'LOH-HERO-01',
  seat: 'LOH-HERO-01',
}
const BY_ATTRIBUTE: Record<string, string> = {
  leadership: 'LOH-HERO-03',
  strength: 'LOH-HERO-04',
  speed: 'LOH-HERO-05',
}
const BY_ACTION: Record<string, string> = {
  recruit: 'LOH-REC-01',
  march: 'LOH-MARCH-01',
  build_temple: 'LOH-TEMPLE-01',
  prepare: 'LOH-PREP-01',
  usurp: 'LOH-USURP-01',
  hunt: 'LOH-HUNT-01',
  build_monument: 'LOH-MONU-01',
}

export function clauseOf({ kind, noun }: Target): string {
  if (kind === 'action') return BY_ACTION[noun] ?? 'LOH-SA-01'
  if (kind === 'attribute') return BY_ATTRIBUTE[noun] ?? 'LOH-HERO-02'
  return BY_KIND[kind] ?? 'LOH-TURN-01'
}
