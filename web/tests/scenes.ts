/** The screens of the client, each at a moment worth looking at. */
import type { Device } from './browser'
import { golden, goldenMatch } from './matches'
import { Player } from './player'
import type { Server } from './server'
import { shellWords } from './words'

export interface Scene {
  name: string
  /** Its button is in a menu on phones. */
  desktop?: boolean
  open(device: Device, server: Server): Promise<void>
}

/** How many moves come before the first one that looks like this, from a move on; and who makes it. */
function before(record: string, pattern: RegExp, from = 0): { moves: number; seat: number } {
  const lines = golden(record).moves
  const moves = lines.findIndex((line, n) => n >= from && pattern.test(line.slice(2)))
  if (moves < 0) throw new Error(`${record} has no such move`)
  return { moves, seat: Number(lines[moves]?.[0]) }
}

function atTable(name: string, record: string, pattern: RegExp, from = 0): Scene {
  const { moves, seat } = before(record, pattern, from)
  return {
    name,
    async open(device, server) {
      const match = await goldenMatch(server, record, moves)
      await (await Player.sit(device, match, seat)).isAsked()
    },
  }
}

async function sitAtTheEnd(device: Device, server: Server): Promise<void> {
  const match = await goldenMatch(server, 'greedy-4', Number.POSITIVE_INFINITY)
  await (await Player.sit(device, match, 0)).shows(update => update.over)
}

/** After another scene something is opened by its button; `id` is the button's message. */
export function opened(name: string, under: Scene, id: string, shows: string): Scene {
  return {
    name,
    desktop: under !== LOBBY,
    async open(device, server) {
      await under.open(device, server)
      const say = shellWords(device.language)
      await device.page
        .getByRole('button', { name: say.say(id), exact: true })
        .first()
        .click()
      await device.page.locator(shows).first().waitFor()
    },
  }
}

export const LOBBY: Scene = {
  name: 'lobby',
  async open(device) {
    await device.page.goto('/')
    await device.page.locator('article h2').first().waitFor()
  },
}
export const RULES: Scene = {
  name: 'rules',
  async open(device) {
    await device.page.goto('/rules/blood-rage#BR-PILLAGE-06')
    await device.page.getByText('BR-PILLAGE-06').first().waitFor()
  },
}
export const DRAFT = atTable('draft', 'greedy-4', /^pick/, 10)
export const BOARD = atTable('board', 'greedy-4', /^pillage/, 281)
export const BATTLE = atTable('battle', 'greedy-4', /^play/, 214)
export const CALL = atTable('call-to-battle', 'greedy-4', /^join/, 206)
export const SCORING: Scene = {
  name: 'scoring',
  async open(device, server) {
    await sitAtTheEnd(device, server)
    await device.page.locator('.ending').waitFor()
  },
}
export const REPLAY: Scene = {
  name: 'replay',
  async open(device, server) {
    await sitAtTheEnd(device, server)
    const say = shellWords(device.language)
    await device.page.getByRole('button', { name: say.say('table-see-board') }).click()
    await device.page.locator('.replay').waitFor()
  },
}
export const CURTAIN: Scene = {
  name: 'curtain',
  async open(device, server) {
    const { moves, seat } = before('greedy-2', /^invade/, 20)
    const match = await goldenMatch(server, 'greedy-2', moves)
    await device.hold(match.links[seat])
    await device.page.goto(match.links[1 - seat]?.path ?? '')
    await device.page.getByRole('heading', { level: 1 }).waitFor()
  },
}
export const BAD_LINK: Scene = {
  name: 'bad-link',
  async open(device) {
    device.expects(/status of 404/)
    await device.page.goto('/seat#nothing')
    await device.page.getByRole('heading', { level: 1 }).waitFor()
  },
}
export const NO_MATCH: Scene = {
  name: 'no-match',
  async open(device) {
    device.expects(/status of 404/)
    await device.page.goto('/match/nothing')
    await device.page.getByRole('heading', { level: 1 }).waitFor()
  },
}

export const SCENES: Scene[] = [
  LOBBY,
  opened('about', LOBBY, 'app-about', 'dialog'),
  RULES,
  DRAFT,
  BOARD,
  opened('all-choices', BOARD, 'table-all-choices', '.all'),
  opened('rules-drawer', BOARD, 'table-rules', 'dialog'),
  opened('settings', BOARD, 'table-settings', 'dialog'),
  CALL,
  BATTLE,
  SCORING,
  REPLAY,
  CURTAIN,
  BAD_LINK,
  NO_MATCH,
]
