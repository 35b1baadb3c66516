/** One Chromium, and pages in it that note whatever goes wrong. */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { SeatLink } from '../src/protocol'

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 740 }

/** Long enough for a slow machine that does other things as well. */
export const PATIENCE = 60_000

export type Language = string
/** The folders of the client's words. */
export const LANGUAGES: Language[] = readdirSync(join(import.meta.dirname, '../src/text'), {
  withFileTypes: true,
})
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

export interface Look {
  language?: Language
  theme?: 'dark' | 'light'
  size?: { width: number; height: number }
  touch?: boolean
  animate?: boolean
  confirm?: boolean
  playForced?: boolean
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

/** A device of its own: cookies, settings and a page. */
export class Device {
  /** Errors of the page, of its console, and refusals by the content security policy. */
  readonly faults: string[] = []
  #expected: RegExp | null = null

  private constructor(
    readonly url: string,
    readonly context: BrowserContext,
    readonly page: Page,
    /** Fingers instead of a mouse. */
    readonly touch: boolean,
    readonly language: Language,
  ) {}

  static async open(browser: Browser, url: string, look: Look = {}): Promise<Device> {
    const context = await browser.newContext({
      baseURL: `${url}/`,
      viewport: look.size ?? DESKTOP,
      hasTouch: look.touch ?? false,
      reducedMotion: look.animate ? 'no-preference' : 'reduce',
      locale: 'en',
      isMobile: look.touch ?? false,
    })
    const settings = {
      language: look.language ?? 'en',
      theme: look.theme ?? 'dark',
      animate: look.animate ?? false,
      confirm: look.confirm ?? false,
      playForced: look.playForced ?? false,
      name: 'Ada',
    }
    await context.addInitScript(kept => {
      if (localStorage.getItem('sagaboard.settings') === null) {
        localStorage.setItem('sagaboard.settings', kept)
      }
    }, JSON.stringify(settings))
    context.setDefaultTimeout(PATIENCE)
    const device = new Device(
      url,
      context,
      await context.newPage(),
      look.touch ?? false,
      settings.language,
    )
    device.#watch()
    return device
  }

  /** Faults that belong to what a test does, such as a connection that is cut. */
  expects(faults: RegExp): void {
    this.#expected = faults
  }

  /** Hold a seat without looking at it. */
  async hold(link: SeatLink | undefined): Promise<void> {
    const answer = await this.context.request.post('./api/seats/claim', {
      // The tests import their matches, so that they know the luck.
      data: { token: link?.token, accept_known_seed: true },
      // As our page would send it: this device has a cookie already if it holds another seat.
      headers: { Origin: new URL(this.url).origin },
    })
    if (!answer.ok()) throw new Error(await answer.text())
  }

  #watch(): void {
    this.page.on('pageerror', error => this.#note(String(error.stack ?? error)))
    this.page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.#note(`${message.text()} (${message.location().url})`)
      }
    })
  }

  #note(fault: string): void {
    if (!this.#expected?.test(fault)) this.faults.push(fault)
  }

  close(): Promise<void> {
    return this.context.close()
  }
}
