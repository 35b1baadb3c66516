/** The screens of Lords of Hellas, each at a moment worth looking at. */

import { MOMENT } from '../src/games/shared/aftermath.svelte'
import type { Device } from './browser'
import { golden, goldenMatch, playOn } from './matches'
import { Player } from './player'
import { opened, type Scene } from './scenes'
import type { Server } from './server'
import { shellWords } from './words'

/** Before the first such move of a record, from a move on; and who makes it. */
function found(record: string, pattern: RegExp, from: number): { moves: number; seat: number } {
  const lines = golden(record).moves
  const moves = lines.findIndex((line, n) => n >= from && pattern.test(line.slice(2)))
  if (moves < 0) throw new Error(`${record} has no such move`)
  return { moves, seat: Number(lines[moves]?.[0]) }
}

function before(name: string, record: string, pattern: RegExp, from = 0): Scene {
  const saved = `lords_of_hellas/${record}`
  return {
    name: `hellas-${name}`,
    async open(device, server) {
      const { moves, seat } = found(saved, pattern, from)
      const match = await goldenMatch(server, saved, moves)
      await (await Player.sit(device, match, seat)).isAsked()
      await mapIsDrawn(device)
    },
  }
}

/** From such a move on, until something ends that is worth a moment. */
function ended(name: string, record: string, pattern: RegExp, from = 0): Scene {
  const saved = `lords_of_hellas/${record}`
  return {
    name: `hellas-${name}`,
    async open(device, server) {
      await device.page.addInitScript(momentsStay, MOMENT)
      let { moves } = found(saved, pattern, from)
      const match = await goldenMatch(server, saved, moves)
      const player = await Player.sit(device, match, 0)
      await player.shows(update => update.moves === moves)
      await mapIsDrawn(device)
      while ((await device.page.locator('[data-go-on]').count()) === 0) {
        await playOn(server, match, saved, moves)
        moves += 1
        await player.shows(update => update.moves === moves)
      }
    },
  }
}

/** In the page: what would vanish after a moment stays until somebody goes on. */
function momentsStay(moment: number): void {
  const later = window.setTimeout.bind(window)
  window.setTimeout = ((run: () => void, time?: number) =>
    time === moment ? 0 : later(run, time)) as typeof window.setTimeout
}

async function mapIsDrawn(device: Device): Promise<void> {
  await device.page.locator('.lh-ground #lh-r-attica').waitFor({ state: 'attached' })
}

async function sitAtTheEnd(device: Device, server: Server): Promise<void> {
  const match = await goldenMatch(server, 'lords_of_hellas/greedy-4', Number.POSITIVE_INFINITY)
  await (await Player.sit(device, match, 0)).shows(update => update.over)
}

export const HEROES = before('heroes', 'greedy-4', /^hero/)
export const OPENING = before('opening', 'greedy-4', /^settle/)
export const MAP = before('map', 'greedy-4', /^march/, 150)
export const MARCH = before('march', 'greedy-4', /^to/, 200)
export const HUNT = before('hunt', 'greedy-4', /^wound/)
export const ATTACKED = before('attacked', 'greedy-4', /^defend/)
export const CHOOSES_ATTACK = before('attack', 'greedy-4', /^attack/)
export const BATTLE = before('battle', 'mixed-4', /^play/, 158)
export const BATTLE_END = ended('battle-end', 'greedy-4', /^play/)
export const HUNT_END = ended('hunt-end', 'greedy-4', /^claim/)
export const EVENT = ended('event', 'greedy-4', /^monument/)
export const BLESSINGS = before('blessings', 'greedy-4', /^bless/)
export const SCORING: Scene = {
  name: 'hellas-scoring',
  async open(device, server) {
    await sitAtTheEnd(device, server)
    await device.page.locator('.ending').waitFor()
  },
}
export const REPLAY: Scene = {
  name: 'hellas-replay',
  async open(device, server) {
    await sitAtTheEnd(device, server)
    const say = shellWords(device.language)
    await device.page.getByRole('button', { name: say.say('table-see-board') }).click()
    await device.page.locator('.replay').waitFor()
    await mapIsDrawn(device)
  },
}
export const SHEET: Scene = {
  name: 'hellas-sheet',
  async open(device, server) {
    await MAP.open(device, server)
    await device.page.locator('button[data-target^="seat:"]').last().click()
    await device.page.locator('dialog').waitFor()
  },
}
export const RULES: Scene = {
  name: 'hellas-rules',
  async open(device) {
    await device.page.goto('/rules/lords-of-hellas#LOH-HUNT-05')
    await device.page.getByText('LOH-HUNT-05').first().waitFor()
  },
}

export const HELLAS_SCENES: Scene[] = [
  HEROES,
  OPENING,
  MAP,
  MARCH,
  HUNT,
  ATTACKED,
  CHOOSES_ATTACK,
  BATTLE,
  BATTLE_END,
  HUNT_END,
  EVENT,
  BLESSINGS,
  SHEET,
  opened('hellas-all-choices', MAP, 'table-all-choices', '.all'),
  SCORING,
  REPLAY,
  RULES,
]
