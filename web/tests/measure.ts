/** Prints as JSON: the size of the built client, how soon a first move is possible, and how soon a
 * click is answered on the screen. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { Device, launch } from './browser'
import { newMatch } from './matches'
import { Player } from './player'
import { Server } from './server'

const CLIENT = join(import.meta.dirname, '..', '..', 'src', 'sagaboard', 'service', 'client')
const OPENINGS = 7

interface Sizes {
  script_and_styles: number
  art: number
  fonts: number
}

/** In kB, as they travel: fonts are compressed already. */
function sizes(): Sizes {
  const found: Sizes = { script_and_styles: 0, art: 0, fonts: 0 }
  for (const name of readdirSync(CLIENT, { recursive: true, encoding: 'utf-8' })) {
    if (/\.(js|css|html)$/.test(name)) found.script_and_styles += squeezed(name)
    else if (/\.svg$/.test(name)) found.art += squeezed(name)
    else if (/\.(webp|png|jpe?g|avif)$/.test(name)) found.art += read(name).length
    else if (/\.woff2$/.test(name)) found.fonts += read(name).length
  }
  return {
    script_and_styles: kilo(found.script_and_styles),
    art: kilo(found.art),
    fonts: kilo(found.fonts),
  }
}

function read(name: string): Buffer {
  return readFileSync(join(CLIENT, name))
}

function squeezed(name: string): number {
  return gzipSync(read(name), { level: 9 }).length
}

function kilo(bytes: number): number {
  return Math.round(bytes / 100) / 10
}

/** From opening a table's page with an empty cache until something lit can be clicked, in ms. */
async function openings(browser: Browser, server: Server): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < OPENINGS; n++) {
    const device = await Device.open(browser, server.url)
    const match = await newMatch(server, { seats: ['Ada', 'Bor'], seed: `measure/${n}` })
    await device.hold(match.links[0])
    await device.page.goto(`./match/${match.id}?seat=0`, { waitUntil: 'commit' })
    await device.page.waitForSelector('[data-lit]')
    times.push(
      await device.page.evaluate(
        () =>
          new Promise<number>(shown => {
            // The frame after the next has the lit things on the screen.
            requestAnimationFrame(() => requestAnimationFrame(() => shown(performance.now())))
          }),
      ),
    )
    await device.close()
  }
  return times
}

/** The browser's own event timing of clicks through half a match: from the click to the next frame
 * that shows its effect, in ms. */
async function clicks(browser: Browser, server: Server): Promise<number[]> {
  const device = await Device.open(browser, server.url, { animate: true })
  await device.page.addInitScript(() => {
    const times: number[] = []
    Object.assign(window, { clickTimes: times })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if (entry.name === 'click') times.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const bots = { 1: 'random' }
  const match = await newMatch(server, { seats: ['Ada', 'Bot'], bots, seed: 'measure/clicks' })
  const player = await Player.sit(device, match, 0)
  let update = await player.isAsked()
  let done = 0
  while (!update.over && done < 40) {
    update = await player.answer()
    done++
  }
  const slow = await device.page.evaluate(
    () => (window as unknown as { clickTimes: number[] }).clickTimes,
  )
  await device.close()
  // Clicks under 16 ms are not reported by the browser.
  return [...slow, ...Array.from({ length: Math.max(0, done - slow.length) }, () => 16)]
}

function median(values: number[]): number {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN)
}

const server = await Server.start()
const browser = await launch()
try {
  const opened = await openings(browser, server)
  const clicked = await clicks(browser, server)
  console.log(
    JSON.stringify(
      {
        kilobytes_gzip: sizes(),
        first_move_possible_ms: { median: median(opened), worst: Math.round(Math.max(...opened)) },
        click_to_screen_ms: {
          median: median(clicked),
          worst: Math.round(Math.max(...clicked)),
          clicks: clicked.length,
        },
      },
      null,
      2,
    ),
  )
} finally {
  await browser.close()
  await server.stop()
}
