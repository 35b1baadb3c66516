/** One Chromium, and pages in it that note whatever goes wrong. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 740 }

export interface Look {
  language?: 'en' | 'cs' | 'pl' | 'de'
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

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async open(browser: Browser, url: string, look: Look = {}): Promise<Device> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: look.size ?? DESKTOP,
      hasTouch: look.touch ?? false,
      reducedMotion: look.animate ? 'no-preference' : 'reduce',
      locale: 'en',
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
    const device = new Device(context, await context.newPage())
    device.#watch()
    return device
  }

  #watch(): void {
    this.page.on('pageerror', error => this.faults.push(String(error.stack ?? error)))
    this.page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.faults.push(`${message.text()} (${message.location().url})`)
      }
    })
  }

  close(): Promise<void> {
    return this.context.close()
  }
}
