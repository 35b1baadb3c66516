/** Matches with a chosen seed and chosen first moves: made by importing a record, so that every
 * run of a test sees the same cards and the same bots. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameInfo, MatchCreated } from '../src/protocol'
import type { Server } from './server'

const GOLDEN = join(import.meta.dirname, '..', '..', 'tests', 'golden')

export type Bots = { [seat: number]: string }

interface SavedMatch {
  game: string
  rules: number
  content: string
  options: { [name: string]: unknown }
  seats: string[]
  seed: string
  moves: string[]
}

export interface Wanted {
  /** Blood Rage unless another is named. */
  game?: string
  seats: string[]
  /** Which seats bots play. */
  bots?: Bots
  seed: string
  options?: { [name: string]: unknown }
}

/** A new match; its links give the seats to devices. */
export async function newMatch(server: Server, wanted: Wanted): Promise<MatchCreated> {
  const games = (await (await fetch(`${server.url}/api/games`)).json()) as GameInfo[]
  const name = wanted.game ?? 'blood-rage'
  const game = games.find(info => info.name === name)
  if (!game) throw new Error(`${name} is not there`)
  const defaults = Object.fromEntries(game.options.map(option => [option.name, option.default]))
  const saved = {
    game: game.name,
    rules: game.rules,
    content: game.content,
    options: { ...defaults, ...wanted.options },
    seats: wanted.seats,
    seed: wanted.seed,
    moves: [],
  }
  return imported(server, saved, wanted.bots ?? {})
}

/** A match that was played up to a move of one of our golden records. */
export function goldenMatch(
  server: Server,
  name: string,
  moves: number,
  bots: Bots = {},
): Promise<MatchCreated> {
  const saved = golden(name)
  const seats = ['Ada', 'Bor', 'Cai', 'Dag'].slice(0, saved.seats.length)
  return imported(server, { ...saved, seats, moves: saved.moves.slice(0, moves) }, bots)
}

/** `greedy-4`, a record of Blood Rage, or `lords_of_hellas/greedy-4`. */
export function golden(name: string): SavedMatch {
  const path = name.includes('/') ? name : `blood_rage/${name}`
  return JSON.parse(readFileSync(join(GOLDEN, `${path}.saga`), 'utf-8')) as SavedMatch
}

/** How many moves of a golden record come before the first one that looks like this, from a move on;
 * and who makes it. */
export function momentBefore(
  name: string,
  pattern: RegExp,
  from = 0,
): { moves: number; seat: number } {
  const lines = golden(name).moves
  const moves = lines.findIndex((line, n) => n >= from && pattern.test(line.slice(2)))
  if (moves < 0) throw new Error(`${name} has no such move`)
  return { moves, seat: Number(lines[moves]?.[0]) }
}

/** Go on with a golden record by its next move, whoever makes it. */
export async function playOn(
  server: Server,
  match: MatchCreated,
  name: string,
  move: number,
): Promise<void> {
  const line = golden(name).moves[move] ?? ''
  const seat = Number(line[0])
  const path = `/api/matches/${match.id}/seats/${seat}/moves`
  await post(server, path, { move: line.slice(2), seq: move }, match.links[seat]?.token)
}

async function imported(server: Server, saved: SavedMatch, bots: Bots): Promise<MatchCreated> {
  const made = (await post(server, '/api/records', { sagaboard: 1, ...saved })) as MatchCreated
  for (const [seat, bot] of Object.entries(bots)) {
    const token = made.links[Number(seat)]?.token
    await post(server, `/api/matches/${made.id}/seats/${seat}/bot`, { bot }, token)
  }
  return made
}

async function post(server: Server, path: string, body: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return text === '' ? null : JSON.parse(text)
}
