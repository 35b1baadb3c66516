/** The screens of the client, each at a moment worth looking at. */
import type { Device } from './browser'
import { goldenMatch, momentBefore } from './matches'
import { Player } from './player'
import type { Server } from './server'
import { shellWords } from './words'

export interface Scene {
  name: string
  /** Its button is in a menu on phones. */
  desktop?: boolean
  open(device: Device, server: Server): Promise<void>
}

function atTable(name: string, record: string, pattern: RegExp, from = 0): Scene {
  const { moves, seat } = momentBefore(record, pattern, from)
  return {
    name,
    async open(device, server) {
      const match = await goldenMatch(server, record, moves)
      await (await Player.sit(device, match, seat)).isAsked()
    },
  }
}

/** The final scoring of a record. */
export function atTheEnd(name: string, record: string): Scene {
  return {
    name,
    async open(device, server) {
      const match = await goldenMatch(server, record, Number.POSITIVE_INFINITY)
      await (await Player.sit(device, match, 0)).shows(update => update.over)
      await device.page.locator('.ending').waitFor()
    },
  }
}

/** The board of a record at its end, with the replay at hand. */
export function replayed(name: string, record: string): Scene {
  return {
    name,
    async open(device, server) {
      await atTheEnd(name, record).open(device, server)
      const say = shellWords(device.language)
      await device.page.getByRole('button', { name: say.say('table-see-board') }).click()
      await device.page.locator('.replay').waitFor()
    },
  }
}

/** A replay with the chances of an analysis, at its last turning point. */
export function analysed(name: string, record: string): Scene {
  return {
    name,
    async open(device, server) {
      await replayed(name, record).open(device, server)
      const say = shellWords(device.language)
      await device.page.getByRole('button', { name: say.say('table-analyse') }).click()
      const before = device.page.getByRole('button', { name: say.say('replay-turn-before') })
      await before.click()
      await device.page.locator('.chances p', { hasText: '%' }).waitFor()
    },
  }
}

/** The rules of a game, opened at a clause. */
export function rulesAt(name: string, game: string, clause: string): Scene {
  return {
    name,
    async open(device) {
      await device.page.goto(`./rules/${game}#${clause}`)
      await device.page.getByText(clause).first().waitFor()
    },
  }
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
    await device.page.goto('./')
    await device.page.locator('article h2').first().waitFor()
  },
}
export const RULES = rulesAt('rules', 'blood-rage', 'BR-PILLAGE-06')
export const DRAFT = atTable('draft', 'greedy-4', /^pick/, 10)
export const BOARD = atTable('board', 'greedy-4', /^pillage/, 281)
export const BATTLE = atTable('battle', 'greedy-4', /^play/, 214)
export const CALL = atTable('call-to-battle', 'greedy-4', /^join/, 206)
export const SCORING = atTheEnd('scoring', 'greedy-4')
export const REPLAY = replayed('replay', 'greedy-4')
export const ANALYSIS = analysed('analysis', 'greedy-4')
export const CURTAIN: Scene = {
  name: 'curtain',
  async open(device, server) {
    const { moves, seat } = momentBefore('greedy-2', /^invade/, 20)
    const match = await goldenMatch(server, 'greedy-2', moves)
    await device.hold(match.links[seat])
    await Player.sit(device, match, 1 - seat)
    await device.page.getByRole('heading', { level: 1 }).waitFor()
  },
}
export const BAD_LINK: Scene = {
  name: 'bad-link',
  async open(device) {
    device.expects(/status of 40[04]/)
    await device.page.goto('./seat#nothing')
    await device.page.getByRole('heading', { level: 1 }).waitFor()
  },
}
export const NO_MATCH: Scene = {
  name: 'no-match',
  async open(device) {
    device.expects(/status of 404/)
    await device.page.goto('./match/nothing')
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
  ANALYSIS,
  CURTAIN,
  BAD_LINK,
  NO_MATCH,
]
