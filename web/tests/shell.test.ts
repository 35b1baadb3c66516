/** What all games have around the board: the rules drawer, the size of the board, the line of what
 * others did, pages that do not exist, the light theme, low windows. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { REGIONS as HELLAS_REGIONS } from '../src/games/lords_of_hellas/board/layout'
import layout from '../src/games/lords_of_ragnarok/board/layout-34.json'
import { DESKTOP, LANGUAGES } from './browser'
import * as hellas from './hellas-scenes'
import { goldenMatch, momentBefore } from './matches'
import { Player } from './player'
import { settled } from './pointing'
import * as ragnarok from './ragnarok-scenes'
import { BOARD, RULES, type Scene } from './scenes'
import { Staging } from './staging'
import { shellWords, t } from './words'
import { useWorld } from './world'

const world = useWorld()
const lor = new Staging('ragnarok', 'lords_of_ragnarok', '.lor-ground #lor-sea-layer')
const loh = new Staging('hellas', 'lords_of_hellas', '.lh-ground #lh-r-attica')

describe('the rules drawer', () => {
  test('shows what was found, not the contents', async () => {
    const device = await world.device()
    await BOARD.open(device, world.server)
    const { page } = device
    await page.getByRole('button', { name: t('table-rules'), exact: true }).click()
    const contents = page.locator('details.contents')
    await contents.waitFor()
    expect(await contents.getAttribute('open')).not.toBeNull()
    await page.getByRole('searchbox').fill('tie')
    const first = page.locator('.text .clause').first()
    await first.waitFor()
    expect(await page.evaluate(isOnTop, '.text .clause')).toBe(true)
    for (const clause of await page.locator('.text .clause').allTextContents()) {
      expect(clause).toMatch(/(^|[^a-z])tie/i)
    }
    await page.getByRole('searchbox').fill('')
    expect(await contents.getAttribute('open')).not.toBeNull()
  })

  test('the page of the rules folds its contents as well', async () => {
    const device = await world.device()
    await RULES.open(device, world.server)
    await device.page.getByRole('searchbox').fill('usurp')
    await device.page.locator('.text .count').waitFor()
    expect(await device.page.evaluate(isOnTop, '.text .count')).toBe(true)
    await device.page.getByText(t('rules-found', { n: 0 })).waitFor()
  })
})

/** In the page: a pointer hits the first of these. */
function isOnTop(selector: string): boolean {
  const element = document.querySelector(selector)
  const box = element?.getBoundingClientRect()
  if (!element || !box) return false
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return hit !== null && element.contains(hit)
}

test('after a tall question the board is as large as before', async () => {
  const device = await world.device()
  await BOARD.open(device, world.server)
  const { page } = device
  const size = async () => {
    await page.evaluate(settled)
    const box = await page.locator('.zone .sheet').first().boundingBox()
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
  }
  const before = await size()
  const question = page.locator('.question')
  const height = (await question.boundingBox())?.height ?? 0
  await question.evaluate((box, high) => {
    ;(box as HTMLElement).style.minHeight = `${high}px`
  }, height + 24)
  await expect.poll(size).not.toEqual(before)
  await question.evaluate(box => (box as HTMLElement).style.removeProperty('min-height'))
  await expect.poll(size, { timeout: 5000 }).toEqual(before)
})

test('what the others did is readable or not there', async () => {
  const device = await world.device({ size: { width: 1200, height: 800 } })
  // The others have begun the match, which takes long lines.
  await lor.before('long', 'greedy-4', /^pray/).open(device, world.server)
  const lines = await device.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-deed] .text')]
      .filter(text => {
        const row = text.closest('ul')?.getBoundingClientRect()
        const box = text.getBoundingClientRect()
        return row !== undefined && box.top < row.bottom && box.bottom > row.top
      })
      .map(text => ({ cut: text.scrollWidth > text.clientWidth + 1, width: text.clientWidth })),
  )
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter(({ cut, width }) => cut && width < 120)).toEqual([])
})

describe('a page that does not exist', () => {
  test.each(LANGUAGES)('says so and leads to the lobby, %s', async language => {
    const device = await world.device({ language })
    const words = shellWords(language)
    const { page } = device
    await page.goto('./')
    await page.locator('article h2').first().waitFor()
    await page.evaluate(() => {
      history.pushState(null, '', 'xyz')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('heading', { name: words.say('app-no-page') }).waitFor()
    await page
      .getByRole('link', { name: words.say('app-to-lobby') })
      .last()
      .click()
    await page.locator('article h2').first().waitFor()
  })

  test.each([
    { what: 'a match', address: './match/nothing', id: 'table-missing' },
    { what: 'rules', address: './rules/nothing', id: 'app-no-page' },
  ])('$what', async ({ address, id }) => {
    const device = await world.device()
    device.expects(/status of 404/)
    await device.page.goto(address)
    await device.page.getByRole('heading', { name: t(id) }).waitFor()
    await device.page.locator(`a[href="${world.server.home}"]`).first().waitFor()
  })

  test('a seat that the match does not have', async () => {
    const device = await world.device()
    device.expects(/status of 40[34]/)
    const { moves } = momentBefore('greedy-2', /^invade/, 20)
    const match = await goldenMatch(world.server, 'greedy-2', moves)
    await device.page.goto(`./match/${match.id}?seat=7`)
    await device.page.getByRole('heading', { name: t('table-no-seat') }).waitFor()
  })
})

/** Where on the page a point of the board is drawn. */
async function spotOnBoard(page: Page, [x, y]: readonly number[], half: number): Promise<Clip> {
  const clip = await page.locator('svg.upper').evaluate(
    (svg, [x, y, half]) => {
      const m = (svg as unknown as SVGSVGElement).getScreenCTM()
      if (!m) throw new Error('the board is not drawn')
      return {
        x: m.a * (x - half) + m.e,
        y: m.d * (y - half) + m.f,
        width: m.a * half * 2,
        height: m.d * half * 2,
      }
    },
    [x ?? 0, y ?? 0, half] as const,
  )
  return clip
}

interface Clip {
  x: number
  y: number
  width: number
  height: number
}

/** The contrast of what is drawn there: of its lightest and its darkest twentieth. */
async function contrastOf(page: Page, clip: Clip): Promise<number> {
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async text => {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const linear = (part: number) => {
      const c = part / 255
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
    }
    const light: number[] = []
    for (let n = 0; n < data.length; n += 4) {
      const [r = 0, g = 0, b = 0] = data.slice(n, n + 3)
      light.push(0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b))
    }
    light.sort((a, b) => a - b)
    const dark = light[Math.floor(light.length * 0.05)] ?? 0
    const bright = light[Math.floor(light.length * 0.95)] ?? 0
    return (bright + 0.05) / (dark + 0.05)
  }, picture)
}

interface Marks {
  game: string
  scene: Scene
  half: number
  /** Marks of places that cannot be chosen: what they tell, and where on the board. */
  marks: { [name: string]: readonly number[] }
}

const MARKS: Marks[] = [
  {
    game: 'Lords of Ragnarok',
    scene: lor.before('to', 'greedy-4', /^to /, 300),
    half: 24,
    marks: Object.fromEntries(
      ['16', '17', '12'].flatMap(name => {
        const regions: Record<string, { marker: number[]; shrine: number[] | null }> =
          layout.regions
        const spots = regions[name]
        return Object.entries({
          [`the population of ${name}`]: spots?.marker,
          [`the settlement or shrine of ${name}`]: spots?.shrine,
        }).flatMap(([what, at]) => (at ? [[what, at]] : []))
      }),
    ),
  },
  {
    game: 'Lords of Hellas',
    scene: loh.before('to', 'greedy-4', /^to/, 200),
    half: 18,
    marks: Object.fromEntries(
      ['epirus', 'macedonia', 'laconia'].map(name => [
        `the population of ${name}`,
        HELLAS_REGIONS[name]?.population ?? [],
      ]),
    ),
  },
]

describe('the light theme, during a choice', () => {
  test('free villages of provinces that are not lit are readable', async () => {
    const device = await world.device({ theme: 'light' })
    await BOARD.open(device, world.server)
    const { page } = device
    await page.locator('.villages .lit').first().waitFor()
    const huts = await page.locator('.villages > g:not(.lit) .hut').all()
    expect(huts.length).toBeGreaterThan(5)
    for (const hut of huts.slice(0, 4)) {
      const box = await hut.boundingBox()
      expect(box === null ? 0 : await contrastOf(page, box)).toBeGreaterThanOrEqual(3)
    }
  })

  test.each(MARKS)(
    'what is printed on places of $game that are not lit is readable',
    async game => {
      const device = await world.device({ theme: 'light' })
      await game.scene.open(device, world.server)
      await device.page.evaluate(settled)
      const pale: string[] = []
      for (const [what, at] of Object.entries(game.marks)) {
        const contrast = await contrastOf(
          device.page,
          await spotOnBoard(device.page, at, game.half),
        )
        if (contrast < 3) pale.push(`${what}: ${contrast.toFixed(2)}`)
      }
      expect(Object.keys(game.marks).length).toBeGreaterThan(2)
      expect(pale).toEqual([])
    },
  )
})

describe('a low window', () => {
  test.each([
    { name: 'Blood Rage', scene: BOARD },
    { name: 'Lords of Hellas', scene: hellas.MAP },
    { name: 'Lords of Ragnarok', scene: ragnarok.MAP },
  ])('at 200 % zoom of 1366x768 the answers of $name are in the window', async ({ scene }) => {
    const size = { width: 683, height: 384 }
    const device = await world.device({ size })
    await scene.open(device, world.server)
    await device.page.evaluate(settled)
    const low: string[] = []
    for (const button of await device.page.locator('[role=toolbar] .act').all()) {
      const box = await button.boundingBox()
      if (!box || box.y + box.height > size.height) low.push((await button.textContent()) ?? '')
    }
    expect(low).toEqual([])
  })

  test('on a phone on its side the hand is whole beside the board', async () => {
    const size = { width: 844, height: 390 }
    const device = await world.device({ size, touch: true })
    await BOARD.open(device, world.server)
    const { page } = device
    await page.evaluate(settled)
    const box = await page.locator('.hand .card').first().boundingBox()
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0)
    // One pixel is rounding.
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height + 1)
    expect(await page.evaluate(isOnTop, '.hand .card')).toBe(true)
  })
})

describe('the keyboard', () => {
  test('after a move the focus is at the next question', async () => {
    const device = await world.device()
    const { moves, seat } = momentBefore('greedy-4', /^invade/, 20)
    const match = await goldenMatch(world.server, 'greedy-4', moves)
    const player = await Player.sit(device, match, seat)
    const first = await player.isAsked()
    const { page } = device
    const answers = page.getByRole('toolbar', { name: t('table-answers') })
    await answers.getByRole('button').first().focus()
    await page.keyboard.press('Enter')
    const { seq } = await player.isAsked(first.seq)
    await page.locator('[data-lit]').first().focus()
    await page.keyboard.press('Enter')
    await player.shows(update => update.seq > seq)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.question') != null), {
        timeout: 5000,
      })
      .toBe(true)
  })

  test('two tabs lead from the top of the page to the answers', async () => {
    const device = await world.device()
    await BOARD.open(device, world.server)
    const { page } = device
    await page.keyboard.press('Tab')
    const skip = page.getByRole('button', { name: t('table-to-question') })
    expect(await skip.evaluate(button => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=toolbar]') != null),
    ).toBe(true)
  })

  test.each([
    { touch: false, shown: true },
    { touch: true, shown: false },
  ])('the digits stand on the buttons, touch: $touch', async ({ touch, shown }) => {
    const device = await world.device({ size: DESKTOP, touch })
    await BOARD.open(device, world.server)
    const buttons = device.page.locator('[role=toolbar] [aria-keyshortcuts]')
    expect(await buttons.count()).toBeGreaterThan(2)
    for (const button of await buttons.all()) {
      const digit = button.locator('kbd')
      expect(await digit.textContent()).toBe(await button.getAttribute('aria-keyshortcuts'))
      expect(await digit.isVisible()).toBe(shown)
    }
  })
})
