/** Moments of our golden matches, put on a table to look at. */
import { MOMENT } from '../src/games/shared/aftermath.svelte'
import type { Device } from './browser'
import { golden, goldenMatch, playOn } from './matches'
import { Player } from './player'
import type { Scene } from './scenes'
import type { Server } from './server'
import { shellWords } from './words'

export class Staging {
  constructor(
    /** Begins the names of the scenes. */
    private readonly name: string,
    /** Where the game's golden records lie. */
    private readonly folder: string,
    /** A part of the board's drawing that is there when it is drawn. */
    private readonly ground: string,
  ) {}

  /** Before the first such move of a record, from a move on. */
  before(name: string, record: string, pattern: RegExp, from = 0): Scene {
    const saved = `${this.folder}/${record}`
    return {
      name: `${this.name}-${name}`,
      open: async (device, server) => {
        const { moves, seat } = found(saved, pattern, from)
        const match = await goldenMatch(server, saved, moves)
        await (await Player.sit(device, match, seat)).isAsked()
        await this.#drawn(device)
      },
    }
  }

  /** From such a move on, until something ends that is worth a moment. */
  ended(name: string, record: string, pattern: RegExp, from = 0): Scene {
    const saved = `${this.folder}/${record}`
    return {
      name: `${this.name}-${name}`,
      open: async (device, server) => {
        await device.page.addInitScript(momentsStay, MOMENT)
        let { moves } = found(saved, pattern, from)
        const match = await goldenMatch(server, saved, moves)
        const player = await Player.sit(device, match, 0)
        await player.shows(update => update.moves === moves)
        await this.#drawn(device)
        while ((await device.page.locator('[data-go-on]').count()) === 0) {
          await playOn(server, match, saved, moves)
          moves += 1
          await player.shows(update => update.moves === moves)
        }
      },
    }
  }

  scoring(record: string): Scene {
    return {
      name: `${this.name}-scoring`,
      open: async (device, server) => {
        await this.#sitAtTheEnd(device, server, record)
        await device.page.locator('.ending').waitFor()
      },
    }
  }

  replay(record: string): Scene {
    return {
      name: `${this.name}-replay`,
      open: async (device, server) => {
        await this.#sitAtTheEnd(device, server, record)
        const say = shellWords(device.language)
        await device.page.getByRole('button', { name: say.say('table-see-board') }).click()
        await device.page.locator('.replay').waitFor()
        await this.#drawn(device)
      },
    }
  }

  /** The hero board of whoever is last in the row, over another scene. */
  sheet(under: Scene): Scene {
    return {
      name: `${this.name}-sheet`,
      async open(device, server) {
        await under.open(device, server)
        await device.page.locator('button[data-target^="seat:"]').last().click()
        await device.page.locator('dialog').waitFor()
      },
    }
  }

  rules(clause: string): Scene {
    return {
      name: `${this.name}-rules`,
      open: async device => {
        await device.page.goto(`/rules/${this.folder.replaceAll('_', '-')}#${clause}`)
        await device.page.getByText(clause).first().waitFor()
      },
    }
  }

  async #drawn(device: Device): Promise<void> {
    await device.page.locator(this.ground).first().waitFor({ state: 'attached' })
  }

  async #sitAtTheEnd(device: Device, server: Server, record: string): Promise<void> {
    const match = await goldenMatch(server, `${this.folder}/${record}`, Number.POSITIVE_INFINITY)
    await (await Player.sit(device, match, 0)).shows(update => update.over)
  }
}

function found(record: string, pattern: RegExp, from: number): { moves: number; seat: number } {
  const lines = golden(record).moves
  const moves = lines.findIndex((line, n) => n >= from && pattern.test(line.slice(2)))
  if (moves < 0) throw new Error(`${record} has no such move`)
  return { moves, seat: Number(lines[moves]?.[0]) }
}

/** In the page: what would vanish after a moment stays until somebody goes on. */
function momentsStay(moment: number): void {
  const later = window.setTimeout.bind(window)
  window.setTimeout = ((run: () => void, time?: number) =>
    time === moment ? 0 : later(run, time)) as typeof window.setTimeout
}
