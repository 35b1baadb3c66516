/** What is printed on cards of every kind, ready to be drawn. */
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'
import { messageId, say } from './terms'
import { printedOf } from './view'

export interface Face {
  /** A token that colours the head of the card. */
  tint: string
  icon: string
  number: string
  losses: number
  name: string
  text: string
  /** The same at a glance, if it is a card that one holds in the hand. */
  brief: string
  line: string
}

const BY_GOD: Record<string, string> = { zeus: 'spear', athena: 'axe', hermes: 'sickle' }
const BY_ARTIFACT: Record<string, string> = { neutral: 'mace', monster: 'sword', divine: 'shield' }
const PLAIN = { number: '', losses: 0, line: '' }

export const FACE_KINDS = ['card', 'attack', 'artifact', 'blessing', 'hero', 'kept']

export function faceOf(table: Table, { kind, noun }: Target): Face {
  const printed = printedOf(table)
  const named = (prefix: string) => {
    const id = messageId(prefix, noun)
    const text = say(table, `${id}.text`)
    return { name: say(table, id), text, brief: text }
  }
  switch (kind) {
    case 'card': {
      const card = printed.cards[noun]
      if (!card) throw new Error(`no combat card ${noun} is printed`)
      const { symbol, strength, losses } = card
      return {
        ...named('combat'),
        brief: say(table, `${messageId('combat', noun)}.brief`),
        tint: `card-${symbol}`,
        icon: `w-${symbol}`,
        number: String(strength),
        losses,
        line: say(table, `symbol-${symbol}`),
      }
    }
    case 'attack':
      return {
        ...PLAIN,
        ...named('attack'),
        tint: 'card-battle',
        icon: 'i-monster',
        number: String(printed.attacks[noun]?.strength ?? 'X'),
      }
    case 'artifact': {
      const origin = printed.artifacts[noun] ?? 'neutral'
      return {
        ...PLAIN,
        ...named('artifact'),
        tint: `card-${BY_ARTIFACT[origin]}`,
        icon: 'i-artifact',
        line: say(table, `term-${origin}-artifact`),
      }
    }
    case 'blessing': {
      const god = printed.blessings[noun] ?? 'zeus'
      return {
        ...PLAIN,
        ...named('blessing'),
        tint: `card-${BY_GOD[god]}`,
        icon: `god-${god}`,
        line: say(table, `god-${god}`),
      }
    }
    case 'hero':
      return {
        ...PLAIN,
        ...named('hero'),
        tint: 'card-torch',
        icon: `bust-${noun}`,
        line: Object.entries(printed.heroes[noun] ?? {})
          .map(([attribute, level]) => `${say(table, `stat-${attribute}.short`)} ${level}`)
          .join(' · '),
      }
    case 'kept':
      return {
        ...PLAIN,
        ...named('quest'),
        tint: 'card-bow',
        icon: 'quest',
        line: say(table, 'ui-quest'),
      }
    default:
      throw new Error(`no card shows a ${kind}`)
  }
}

/* uses: term-neutral-artifact term-monster-artifact term-divine-artifact */
