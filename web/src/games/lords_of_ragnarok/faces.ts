/** What is printed on cards of every kind, ready to be drawn. */
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'
import { messageId, nameId, say } from './terms'
import { printedOf, seatColour, shapeOf } from './view'

/** What a card does at one occasion, in a few words and in full. */
export interface Effect {
  icon: string
  brief: string
  text: string
}

/** A number that is printed beside others. */
export interface Figure {
  icon: string
  name: string
  n: number
}

export interface Face {
  /** A token that colours the head of the card. */
  tint: string
  icon: string
  /** The colour of the seat whose piece the picture is; 0 for none. */
  colour: number
  number: string
  losses: number
  name: string
  text: string
  line: string
  effects: Effect[]
  figures: Figure[]
}

const BY_PATRON: Record<string, string> = {
  odin: 'weak',
  thor: 'battle',
  freya: 'reward-rune',
  tyr: 'weapon-sword',
  njord: 'drakkar',
  heimdall: 'weapon-shield',
  baldr: 'injury',
  idun: 'reward-realm',
  skadi: 'weapon-bow',
  frigg: 'pray',
  bragi: 'draw',
  vidar: 'boot',
}
const BY_ORIGIN: Record<string, string> = {
  odinsson: 'weak',
  thorsson: 'attr-might',
  freyjuson: 'attr-wisdom',
  tyrsson: 'attr-authority',
  njordsson: 'reward-priest',
  heimdallsson: 'reward-realm',
}

export const FACE_KINDS = ['card', 'attack', 'artifact', 'blessing', 'hero', 'origin', 'event']

export function faceOf(table: Table, { kind, noun }: Target): Face {
  const printed = printedOf(table)
  const id = nameId(table, kind, noun)
  const plain = {
    colour: 0,
    number: '',
    losses: 0,
    line: '',
    effects: [],
    figures: [],
    name: say(table, id),
    text: say(table, `${id}.text`),
  }
  switch (kind) {
    case 'card': {
      const card = printed.cards[noun]
      if (!card) throw new Error(`no combat card ${noun} is printed`)
      return {
        ...plain,
        tint: `card-${card.symbol}`,
        icon: `weapon-${card.symbol}`,
        number: String(card.value),
        losses: card.losses,
        line: say(table, `weapon-${card.symbol}`),
        effects: effectsOf(table, noun),
      }
    }
    case 'attack': {
      const attack = printed.attacks[noun]
      if (!attack) throw new Error(`no attack card ${noun} is printed`)
      return {
        ...plain,
        tint: 'card-battle',
        icon: 'rage',
        number: String(attack.rage),
        line: say(table, attack.shield_works ? 'term-attack-effect' : 'table-no-shield'),
        figures: [
          { icon: 'rage', name: say(table, 'stat-rage'), n: attack.rage },
          { icon: 'weak', name: say(table, 'stat-weakness'), n: attack.weakness },
          { icon: 'draw', name: say(table, 'stat-draw'), n: attack.draw },
        ],
      }
    }
    case 'artifact':
      return {
        ...plain,
        tint: 'card-artifact',
        icon: ownerOf(table, noun),
        line: say(table, `term-${printed.artifacts[noun]}-artifact`),
      }
    case 'blessing': {
      const god = printed.blessings[noun] ?? ''
      return {
        ...plain,
        tint: 'card-blessing',
        icon: BY_PATRON[god] ?? 'pray',
        line: say(table, `god-${god}`),
      }
    }
    case 'hero':
      return {
        ...plain,
        tint: 'card-hero',
        icon: `hero-${noun}-${shapeOf(table, table.seat)}`,
        colour: seatColour(table, table.seat),
        line: say(table, `title-${noun}`),
      }
    case 'origin':
      return {
        ...plain,
        tint: 'card-origin',
        icon: BY_ORIGIN[noun] ?? 'reward-army',
        line: say(table, 'term-origin-bonus'),
      }
    case 'event': {
      const event = printed.events[noun]
      if (!event) throw new Error(`no event card ${noun} is printed`)
      return {
        ...plain,
        tint: 'card-event',
        icon: `rune-${event.place}`,
        line: say(table, 'term-event-card'),
      }
    }
    default:
      throw new Error(`no card shows a ${kind}`)
  }
}

function effectsOf(table: Table, card: string): Effect[] {
  return (['battle', 'hunt'] as const).map(where => ({
    icon: where === 'battle' ? 'battle' : 'rage',
    brief: say(table, `${messageId(`${where}-effect`, card)}.brief`),
    text: say(table, `${messageId(`${where}-effect`, card)}.text`),
  }))
}

/** The symbol of the god or of the monster that an artifact belongs to. */
function ownerOf(table: Table, artifact: string): string {
  const { monuments, monsters, monument_levels } = printedOf(table)
  for (const [god, monument] of Object.entries(monuments)) {
    if (monument.artifact === artifact) return `monument-${god}-${monument_levels}`
  }
  const found = Object.entries(monsters).find(([, monster]) => monster.artifact === artifact)
  return found ? `monster-${found[0]}` : 'slayer'
}

/* uses: term-divine-artifact term-monster-artifact */
