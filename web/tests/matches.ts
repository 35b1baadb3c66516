/** Matches with a chosen seed and chosen first moves: made by importing a record, so that every
 * run of a test sees the same cards and the same bots. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameInfo, MatchCreated } from '../src/protocol'
import type { Device } from './browser'

const GOLDEN = join(import.meta.dirname, '..', '..', 'tests', 'golden', 'blood_rage')

interface Record {
  game: string
  rules: number
  content: string
  options: { [name: string]: unknown }
  seats: string[]
  seed: string
  moves: string[]
}

export interface Wanted {
  seats: string[]
  /** Which seats bots play. */
  bots?: { [seat: number]: string }
  seed: string
  options?: { [name: string]: unknown }
}

/** A new match whose seats all belong to the device, but for those of bots. */
export async function newMatch(device: Device, wanted: Wanted): Promise<string> {
  const games = (await (await device.context.request.get('/api/games')).json()) as GameInfo[]
  const game = games.find(info => info.name === 'blood-rage')
  if (!game) throw new Error('Blood Rage is not there')
  const options = { ...defaults(game), ...wanted.options }
  const { seats, seed } = wanted
  const { rules, content } = game
  const record = { game: game.name, rules, content, options, seats, seed, moves: [] }
  return imported(device, record, wanted.bots ?? {})
}

/** A match that was played up to a move of one of our golden records, between bots. */
export function goldenMatch(
  device: Device,
  name: string,
  moves: number,
  bots: { [seat: number]: string } = {},
): Promise<string> {
  const record = JSON.parse(readFileSync(join(GOLDEN, `${name}.saga`), 'utf-8')) as Record
  const seats = ['Ada', 'Bor', 'Cai', 'Dag'].slice(0, record.seats.length)
  return imported(device, { ...record, seats, moves: record.moves.slice(0, moves) }, bots)
}

function defaults(game: GameInfo): { [name: string]: unknown } {
  return Object.fromEntries(game.options.map(option => [option.name, option.default]))
}

async function imported(
  device: Device,
  record: Record,
  bots: { [seat: number]: string },
): Promise<string> {
  const request = device.context.request
  const answer = await request.post('/api/records', { data: { sagaboard: 1, ...record } })
  if (!answer.ok()) throw new Error(await answer.text())
  const { id } = (await answer.json()) as MatchCreated
  for (const [seat, bot] of Object.entries(bots)) {
    const handed = await request.post(`/api/matches/${id}/seats/${seat}/bot`, { data: { bot } })
    if (!handed.ok()) throw new Error(await handed.text())
  }
  return id
}
