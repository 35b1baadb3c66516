/** Moments of our golden matches, put on a table to look at. */
import { MOMENT } from '../src/games/kit/scene/aftermath.svelte'
import type { Device } from './browser'
import { goldenMatch, momentBefore, playOn } from './matches'
import { Player } from './player'
import { atTheEnd, replayed, rulesAt, type Scene } from './scenes'

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
        const { moves, seat } = momentBefore(saved, pattern, from)
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
        let { moves } = momentBefore(saved, pattern, from)
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
    return atTheEnd(`${this.name}-scoring`, `${this.folder}/${record}`)
  }

  replay(record: string): Scene {
    const scene = replayed(`${this.name}-replay`, `${this.folder}/${record}`)
    return {
      ...scene,
      open: async (device, server) => {
        await scene.open(device, server)
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
    return rulesAt(`${this.name}-rules`, this.folder.replaceAll('_', '-'), clause)
  }

  async #drawn(device: Device): Promise<void> {
    await device.page.locator(this.ground).first().waitFor({ state: 'attached' })
  }
}

/** In the page: what would vanish after a moment stays until somebody goes on. */
function momentsStay(moment: number): void {
  const later = window.setTimeout.bind(window)
  window.setTimeout = ((run: () => void, time?: number) =>
    time === moment ? 0 : later(run, time)) as typeof window.setTimeout
}
