/** The screens of Lords of Hellas, each at a moment worth looking at. */
import type { Device } from './browser'
import { golden, goldenMatch } from './matches'
import { Player } from './player'
import { opened, type Scene } from './scenes'
import type { Server } from './server'
import { shellWords } from './words'

/** Before the first such move of a record, from a move on, seen by whoever makes it. */
function before(name: string, record: string, pattern: RegExp, from = 0): Scene {
  const saved = `lords_of_hellas/${record}`
  return {
    name: `hellas-${name}`,
    async open(device, server) {
      const lines = golden(saved).moves
      const moves = lines.findIndex((line, n) => n >= from && pattern.test(line.slice(2)))
      if (moves < 0) throw new Error(`${record} has no such move`)
      const match = await goldenMatch(server, saved, moves)
      await (await Player.sit(device, match, Number(lines[moves]?.[0]))).isAsked()
      await mapIsDrawn(device)
    },
  }
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
export const BATTLE = before('battle', 'mixed-4', /^play/, 30)
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
    await device.page.locator('[data-target^="seat:"]').last().click()
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
  BLESSINGS,
  SHEET,
  opened('hellas-all-choices', MAP, 'table-all-choices', '.all'),
  SCORING,
  REPLAY,
  RULES,
]
