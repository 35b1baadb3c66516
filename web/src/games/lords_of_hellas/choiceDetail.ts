/** What tells a choice apart from others with the same words. */
import { split } from '../../table/spoken'
import type { Table } from '../../table/table.svelte'
import { faceOf } from './faces'
import { messageId, say } from './terms'
import { viewOf } from './view'
import { slotsAsked } from './wounds'

export function choiceDetail(table: Table, move: string): string {
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
    case 'kept':
      return faceOf(table, { kind, noun }).line
    case 'monster': {
      const region = viewOf(table)?.monsters[noun]?.region
      return region ? say(table, messageId('region', region)) : ''
    }
    case 'slot': {
      const slot = slotsAsked(table)?.slots[Number(noun) - 1]
      return slot ? say(table, `symbol-${slot.symbol}`) : ''
    }
    default:
      return ''
  }
}
