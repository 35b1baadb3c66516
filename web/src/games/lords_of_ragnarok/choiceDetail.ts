/** What a choice is about, as things stand, and what tells it apart from others with the same
 * words. */

import { seatName } from '../../table/seats'
import { split } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import type { Target, Token } from '../game'
import { giftSaid } from './board/wheel'
import { faceOf } from './faces'
import { BUILD_MONUMENT } from './question'
import { messageId, nameId, say } from './terms'
import type { ArmyView, LordsOfRagnarokView } from './types'
import { armyNumber, seatColour, shapeOf, viewOf } from './view'
import { beastAsked, spacesOf } from './wounds'

export function choiceDetail(table: Table, move: string): string {
  const view = viewOf(table)
  if (!view) return ''
  const { verb, noun } = split(move)
  const kind = table.kindOf(verb)
  switch (kind) {
    case 'card':
    case 'attack': {
      const { line, number } = faceOf(table, { kind, noun })
      return [line, number].filter(part => part !== '').join(' ')
    }
    case 'artifact':
    case 'blessing':
    case 'hero':
    case 'origin':
      return faceOf(table, { kind, noun }).line
    case 'monster': {
      const region = (view.monsters[noun] ?? view.boss).region
      return region ? say(table, nameId(table, 'region', region)) : ''
    }
    case 'army':
      return armyNote(table, { kind, noun })
    case 'space':
      return say(table, nameId(table, kind, noun))
    case 'action':
      return giftSaid(table, view, noun)
    default:
      return ''
  }
}

/** Armies and wound spaces have numbers only: they go by where the army stands just now, and by the
 * weapons that the space asks for. */
export function targetName(
  table: Table,
  target: Target,
  view: unknown = table.view,
): string | null {
  if (target.kind === 'space') return weaponsOf(table, target.noun)
  if (target.kind === 'action' && target.noun === BUILD_MONUMENT) {
    return say(table, messageId('action', BUILD_MONUMENT))
  }
  const place = placeOf(target, view as LordsOfRagnarokView | null)
  return place ? say(table, nameId(table, 'region', place.region)) : null
}

function weaponsOf(table: Table, noun: string): string | null {
  const beast = beastAsked(table)
  const space = beast === null ? null : spacesOf(table, beast).find(other => other.noun === noun)
  if (!space) return null
  return space.symbols.map(symbol => say(table, `weapon-${symbol}`)).join(' + ')
}

export function token(table: Table, target: Target): Token | null {
  const army = placeOf(target, viewOf(table))?.army
  if (!army) return null
  const symbol = `army-${shapeOf(table, army.seat)}-${army.strength}`
  return { symbol, seatColour: seatColour(table, army.seat) }
}

/** Armies of others go by their owner too. */
function armyNote(table: Table, target: Target): string {
  const army = placeOf(target, viewOf(table))?.army
  if (!army) return ''
  const n = army.strength
  if (army.seat === table.seat) return say(table, 'table-army-note', { n })
  return say(table, 'table-army-note-of', { n, name: seatName(table, army.seat) })
}

/** An army, and where it stands. */
function placeOf(
  { kind, noun }: Target,
  view: LordsOfRagnarokView | null,
): { region: string; army: ArmyView } | null {
  if (kind !== 'army') return null
  const number = armyNumber(noun)
  for (const [region, { armies }] of Object.entries(view?.regions ?? {})) {
    const army = armies.find(other => other.army === number)
    if (army) return { region, army }
  }
  return null
}
