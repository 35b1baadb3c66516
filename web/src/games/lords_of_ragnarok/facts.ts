/** How a thing that is explained stands right now, a sentence each. */
import { seatName } from '../../table/seats'
import type { Table } from '../../table/table.svelte'
import type { Target } from '../game'
import { giftSaid } from './board/wheel'
import { messageId, nameId, say } from './terms'
import type { LordsOfRagnarokView } from './types'
import { armyNumber, boardOf, viewOf } from './view'
import { beastAsked, spacesOf } from './wounds'

export function factsOf(table: Table, target: Target): string[] {
  const view = viewOf(table)
  if (!view) return []
  const { noun } = target
  switch (target.kind) {
    case 'region':
      return ofRegion(table, view, noun)
    case 'sea': {
      const seats = view.seas[noun]?.drakkars ?? []
      return seats.map(seat => say(table, 'table-drakkar-of', { name: seatName(table, seat) }))
    }
    case 'realm':
      return (view.realms[noun]?.allies ?? []).map(seat =>
        say(table, 'table-ally', { name: seatName(table, seat) }),
      )
    case 'god': {
      const monument = view.monuments[noun]
      if (!monument) return []
      return [say(table, `god-level-${noun}-${monument.level}.text`)]
    }
    case 'monster':
      return ofBeast(table, view, noun)
    case 'attribute': {
      const player = view.players[target.seat ?? table.seat]
      if (!player?.injured.includes(noun)) return []
      return [
        say(table, 'table-attribute-injured', {
          attribute: say(table, `stat-${noun}`),
          value: player.values[noun] ?? 0,
          level: player.levels[noun] ?? 0,
        }),
      ]
    }
    case 'action': {
      const seats = view.wheel[noun] ?? []
      const markers = seats.map(seat =>
        say(table, 'table-marker-of', { name: seatName(table, seat) }),
      )
      return [...markers, giftSaid(table, view, noun)].filter(fact => fact !== '')
    }
    case 'omen': {
      const omen = view.omens.find(({ omen }) => omen === noun)
      if (!omen) return []
      return [
        omen.fulfilled
          ? say(table, 'table-omen-done')
          : say(table, 'table-omen-near', { n: omen.reached, goal: omen.needed }),
      ]
    }
    case 'army':
      return ofArmy(table, view, noun)
    case 'space':
      return ofSpace(table, noun)
    default:
      return []
  }
}

function ofRegion(table: Table, view: LordsOfRagnarokView, noun: string): string[] {
  const region = view.regions[noun]
  const land = boardOf(table, view).regions[noun]?.land
  if (!region) return []
  return [
    ...(land ? [say(table, `land-${land}.text`, { players: view.players.length })] : []),
    region.control < 0
      ? say(table, 'term-neutral')
      : say(table, 'table-held-by', { name: seatName(table, region.control) }),
  ]
}

function ofBeast(table: Table, view: LordsOfRagnarokView, noun: string): string[] {
  const spaces = spacesOf(table, noun)
  const ring = view.monsters[noun]?.ring ?? -1
  const attack = messageId('region-attack', noun)
  return [
    say(table, 'table-wounds', {
      n: spaces.filter(({ seat }) => seat >= 0).length,
      of: spaces.length,
    }),
    ...(ring >= 0 ? [say(table, 'table-held-by', { name: seatName(table, ring) })] : []),
    ...(view.monsters[noun] ? [say(table, `${attack}.text`)] : []),
  ]
}

function ofSpace(table: Table, noun: string): string[] {
  const beast = beastAsked(table)
  const space = beast === null ? undefined : spacesOf(table, beast)[Number(noun) - 1]
  if (!space) return []
  const { symbols, reward } = space
  return [
    symbols.map(symbol => say(table, `weapon-${symbol}`)).join(' + '),
    ...(reward === '' ? [] : [say(table, `reward-${reward}.text`)]),
  ]
}

function ofArmy(table: Table, view: LordsOfRagnarokView, noun: string): string[] {
  const number = armyNumber(noun)
  for (const [region, { armies }] of Object.entries(view.regions)) {
    const found = armies.find(({ army }) => army === number)
    if (!found) continue
    return [
      say(table, 'table-army-of', {
        name: seatName(table, found.seat),
        n: found.strength,
        region: say(table, nameId(table, 'region', region)),
      }),
    ]
  }
  return []
}
