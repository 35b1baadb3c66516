/** The clause that an explanation points to: where the rules say what a thing is. */
import type { Target } from '../game'

const BY_KIND: Record<string, string> = {
  region: 'LOR-MAP-04',
  sea: 'LOR-SEA-01',
  realm: 'LOR-REALM-01',
  bonus: 'LOR-SPEC-08',
  god: 'LOR-PRAY-02',
  monster: 'LOR-HUNT-01',
  space: 'LOR-HRND-01',
  reward: 'LOR-HRND-03',
  attack: 'LOR-MRND-02',
  card: 'LOR-CARD-01',
  artifact: 'LOR-ART-01',
  blessing: 'LOR-BLES-01',
  event: 'LOR-EVT-01',
  omen: 'LOR-RAG-01',
  army: 'LOR-ARMY-01',
  rune: 'LOR-RUNE-01',
  rune_action: 'LOR-RACT-01',
  hero: 'LOR-HERO-01',
  origin: 'LOR-HERO-02',
  seat: 'LOR-HERO-01',
  attribute: 'LOR-HERO-03',
  victory: 'LOR-WIN-01',
  step: 'LOR-TURN-01',
}
const BY_ACTION: Record<string, string> = {
  reinforce: 'LOR-REIN-01',
  mobilize: 'LOR-MOB-01',
  prepare: 'LOR-PREP-01',
  build_temple: 'LOR-TMPL-01',
  monsters: 'LOR-MONS-01',
  usurp: 'LOR-USUR-01',
  build_monument: 'LOR-MONU-01',
}
const BY_TERM: Record<string, string> = {
  priest: 'LOR-PRAY-02',
  army: 'LOR-ARMY-01',
  'slayer-token': 'LOR-DEF-03',
  'temple-track': 'LOR-TMPL-02',
  bank: 'LOR-LIM-01',
}

export function clauseOf({ kind, noun }: Target): string {
  if (kind === 'action') return BY_ACTION[noun] ?? 'LOR-SPEC-01'
  if (kind === 'term') return BY_TERM[noun] ?? 'LOR-OWN-01'
  return BY_KIND[kind] ?? 'LOR-TURN-01'
}
