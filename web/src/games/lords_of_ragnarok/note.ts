/** What tells a choice apart from others with the same words. */
import { split } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import { giftSaid } from './board/wheel'
import { faceOf } from './faces'
import { playerName } from './names'
import { armyNumber, nameId, say, viewOf } from './seen'

export function note(table: Table, move: string): string {
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
      return armyNote(table, noun)
    case 'action':
      return giftSaid(table, view, noun)
    default:
      return ''
  }
}

/** Armies of a player differ in strength and place; those of others go by their owner too. */
function armyNote(table: Table, noun: string): string {
  const number = armyNumber(noun)
  for (const [region, { armies }] of Object.entries(viewOf(table)?.regions ?? {})) {
    const army = armies.find(other => other.army === number)
    if (!army) continue
    const where = say(table, `${nameId(table, 'region', region)}.in`)
    const name = say(table, 'ui-army', { n: army.strength, region_in: where })
    return army.seat === table.seat ? name : `${playerName(table, army.seat)}: ${name}`
  }
  return ''
}
