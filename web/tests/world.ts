/** What every file of browser tests needs: a server, a browser, and devices that come and go. */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { Device, type Look, launch } from './browser'
import { Server } from './server'

export class World {
  #server: Server | null = null
  #browser: Browser | null = null
  #devices: Device[] = []

  get server(): Server {
    if (!this.#server) throw new Error('there is no server before the tests')
    return this.#server
  }

  async open({ example = false } = {}): Promise<void> {
    ;[this.#server, this.#browser] = await Promise.all([Server.start({ example }), launch()])
  }

  async device(look: Look = {}): Promise<Device> {
    if (!this.#browser) throw new Error('there is no browser before the tests')
    const device = await Device.open(this.#browser, this.server.url, look)
    this.#devices.push(device)
    return device
  }

  /** Close all devices; nothing may have gone wrong on any of them. */
  async tidy(failed: string | null): Promise<void> {
    const devices = this.#devices.splice(0)
    if (failed !== null) {
      for (const [n, { page }] of devices.entries()) {
        await page.screenshot({ path: `test-results/${failed.replaceAll(/\W+/g, '-')}-${n}.png` })
      }
    }
    await Promise.all(devices.map(device => device.close()))
    expect(devices.flatMap(device => device.faults)).toEqual([])
  }

  async close(): Promise<void> {
    await this.#browser?.close()
    await this.#server?.stop()
  }
}

export function useWorld({ example = false } = {}): World {
  const world = new World()
  beforeAll(() => world.open({ example }))
  afterEach(({ task }) => world.tidy(task.result?.state === 'fail' ? task.name : null))
  afterAll(() => world.close())
  return world
}
