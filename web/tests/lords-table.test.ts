/** Both Lords games at the table: what can be pointed at, and that scenes hide nothing. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { HUNT as HELLAS_HUNT, MAP as HELLAS_MAP } from './hellas-scenes'
import { golden, goldenMatch } from './matches'
import { Player } from './player'
import { WHEEL } from './ragnarok-scenes'
import { Staging } from './staging'
import { t } from './words'
import { useWorld } from './world'

const world = useWorld()
const DESKTOP = { width: 1440, height: 900 }
const LAPTOP = { width: 1366, height: 768 }

const ragnarok = new Staging('ragnarok', 'lords_of_ragnarok', '.lor-ground #lor-sea-layer')
const hellas = new Staging('hellas', 'lords_of_hellas', '.lh-ground #lh-r-attica')
const THREE_CARDS = ragnarok.ended('three-cards', 'eager-11', /^play/, 934)
const TIE = ragnarok.ended('tie', 'eager-11', /^play/, 1061)
const FIVE_CARDS = hellas.ended('five-cards', 'random-4', /^play/, 4413)
const MOVE = ragnarok.before('move', 'greedy-4', /^to /, 300)
const MONSTER = ragnarok.before('monster', 'greedy-4', /^shift/, 100)
const STEP = hellas.before('step', 'greedy-4', /^to /, 200)
const THREE_QUESTS = hellas.before('quests', 'mixed-4', /^(go|march|prepare)/, 86)
const ATTACKED = hellas.before('attacked', 'greedy-4', /^defend/)

/** What is covered by the cards of its side, or broken over two lines though it is one word. */
function hiddenByCards(): string[] {
  const found: string[] = []
  for (const side of document.querySelectorAll('.battle .side')) {
    const cards = [...side.querySelectorAll('.laid')].map(card => card.getBoundingClientRect())
    for (const part of side.querySelectorAll('header b, header strong, .told li, .sums li')) {
      const range = document.createRange()
      range.selectNodeContents(part)
      // A large figure has a line lower than its letters: its own box counts.
      const figure = part.matches('strong')
      const boxes = figure ? [part.getBoundingClientRect()] : [...range.getClientRects()]
      const words = part.textContent?.trim() ?? ''
      const covered = boxes.some(box =>
        cards.some(
          card =>
            card.left < box.right - 1 &&
            card.right > box.left + 1 &&
            card.top < box.bottom - 1 &&
            card.bottom > box.top + 1,
        ),
      )
      if (covered) found.push(`covered: ${words}`)
      const lines = new Set(boxes.map(box => Math.round(box.top))).size
      if (part.matches('header b') && !/\s/.test(words) && lines > 1) found.push(`broken: ${words}`)
    }
  }
  return found
}

function cutOff(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate(box => box.scrollHeight - box.clientHeight)
}

describe('Lords of Ragnarok', () => {
  test('the middle of the wheel is lit, explains itself and builds a monument', async () => {
    const device = await world.device({ size: LAPTOP })
    await WHEEL.open(device, world.server)
    const core = device.page.locator('[data-target="action:build_monument"]')
    expect(await core.getAttribute('data-lit')).toBe('true')
    await core.hover()
    await device.page.getByRole('tooltip').getByText('Build Monument').waitFor()
    await core.click()
    const choice = device.page.getByRole('dialog')
    await choice.locator('[data-move^="monument "]').first().waitFor()
    expect(await choice.locator('[data-move^="monument "]').count()).toBeGreaterThan(1)
  })

  test('the middle of the wheel says why no monument can be built', async () => {
    const device = await world.device({ size: LAPTOP })
    await ragnarok.before('first', 'greedy-4', /^special/).open(device, world.server)
    const core = device.page.locator('[data-target="action:build_monument"]')
    expect(await core.getAttribute('data-lit')).toBeNull()
    await core.click()
    await device.page.getByRole('alert').getByText('None of your markers lies on').waitFor()
  })

  test('a battle with three cards hides neither totals nor the result', async () => {
    const device = await world.device({ size: DESKTOP })
    await THREE_CARDS.open(device, world.server)
    expect(await device.page.locator('.laid').count()).toBeGreaterThan(2)
    expect(await device.page.evaluate(hiddenByCards)).toEqual([])
  })

  test('a tie is told with its reason', async () => {
    const device = await world.device({ size: DESKTOP })
    await TIE.open(device, world.server)
    const told = await device.page.locator('.verdict').textContent()
    expect(told).toContain('Winner: ')
    expect(told).toContain('A tie goes to the defender')
    const log = device.page.getByRole('list', { name: t('table-log') })
    await log.getByText('a tie goes to the defender').first().waitFor()
  })

  test('the army that moves is marked, an arrow shows where, and it can be left', async () => {
    const device = await world.device({ size: DESKTOP })
    await MOVE.open(device, world.server)
    const { page } = device
    expect(await page.locator('[data-target^="army:"].highlighted').count()).toBe(1)
    expect(await page.locator('.way').count()).toBe(0)
    const region = page.locator('[data-target^="region:"][data-lit]').first()
    await region.hover({ force: true })
    await page.locator('.way').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Another army' }).waitFor()
  })

  test('a question about a monster names and marks it', async () => {
    const device = await world.device({ size: DESKTOP })
    await MONSTER.open(device, world.server)
    const question = await device.page.locator('.question b').first().textContent()
    expect(question).toMatch(/^What does (?!the monster)\S+ do\?$/)
    expect(await device.page.locator('[data-target^="monster:"].highlighted').count()).toBe(1)
  })

  test('why-not names the obstacle, not what is allowed', async () => {
    const device = await world.device({ size: DESKTOP })
    await MOVE.open(device, world.server)
    const far = device.page.locator('[data-target^="region:"]:not([data-lit])').last()
    await far.click({ force: true })
    await device.page
      .getByRole('alert')
      .getByText(/\d is not adjacent to the army/)
      .waitFor()
  })

  test('on a phone the card of a tapped region goes with its question', async () => {
    const device = await world.device({ size: { width: 390, height: 844 }, touch: true })
    const saved = 'lords_of_ragnarok/greedy-4'
    const at = golden(saved).moves.findIndex(
      (line, n) => n >= 300 && line.slice(2).startsWith('to '),
    )
    const match = await goldenMatch(world.server, saved, at)
    const seat = Number(golden(saved).moves[at]?.[0])
    const player = await Player.sit(device, match, seat)
    const { seq } = await player.isAsked()
    const { page } = device
    const region = (await player.lit()).find(({ name }) => name.startsWith('region:'))
    if (!region) throw new Error('no region is lit')
    await player.press(region)
    await page.locator('.intel').waitFor()
    const above = await page.evaluate(() => {
      const box = document.querySelector('.intel')?.getBoundingClientRect()
      const map = document.querySelector('.zone > button svg')?.getBoundingClientRect()
      if (!box || !map) return true
      const x = Math.max(box.left, map.left) + 2
      const y = Math.max(box.top, map.top) + 2
      if (x > Math.min(box.right, map.right) || y > Math.min(box.bottom, map.bottom)) return true
      const spot = document.querySelector<HTMLElement>('.spot')
      return spot !== null && Number(getComputedStyle(spot).zIndex) > 0
    })
    expect(above).toBe(true)
    await player.press(region)
    await player.shows(update => update.seq > seq)
    await page.locator('.intel').waitFor({ state: 'detached', timeout: 5000 })
  })

  test('a replay shows omens and ways to win', async () => {
    const device = await world.device({ size: DESKTOP })
    const record = 'lords_of_ragnarok/greedy-2'
    const match = await goldenMatch(world.server, record, golden(record).moves.length)
    const player = await Player.sit(device, match, 0)
    await player.shows(update => update.over)
    await device.page.getByRole('button', { name: t('table-see-board') }).click()
    await device.page.locator('.fate').getByText('Omens of Ragnarok').waitFor({ timeout: 10_000 })
  })
})

describe('Lords of Hellas', () => {
  test('a region out of reach of the hoplites says so', async () => {
    const device = await world.device({ size: DESKTOP })
    await STEP.open(device, world.server)
    const far = device.page.locator('[data-target="region:crete"]:not([data-lit])').first()
    await far.click({ force: true })
    await device.page.getByRole('alert').getByText('Crete is not adjacent.').waitFor()
  })

  test('a battle with many cards hides neither names nor the result', async () => {
    const device = await world.device({ size: DESKTOP })
    await FIVE_CARDS.open(device, world.server)
    expect(await device.page.locator('.laid').count()).toBeGreaterThan(4)
    expect(await device.page.evaluate(hiddenByCards)).toEqual([])
  })

  test.each([
    { scene: HELLAS_HUNT, size: LAPTOP },
    { scene: ATTACKED, size: LAPTOP },
    { scene: HELLAS_HUNT, size: DESKTOP },
    { scene: ATTACKED, size: DESKTOP },
  ])('$scene.name: the right column is whole, $size.height px', async ({ scene, size }) => {
    const device = await world.device({ size, language: 'de' })
    await scene.open(device, world.server)
    expect(await cutOff(device.page, '.hunt > .side')).toBeLessThanOrEqual(1)
  })

  test.each([{ size: LAPTOP }, { size: DESKTOP }])(
    'quests are whole and the log keeps its lines, $size.height px',
    async ({ size }) => {
      const device = await world.device({ size })
      await THREE_QUESTS.open(device, world.server)
      expect(await device.page.locator('.fate [data-target^="step:"]').count()).toBeGreaterThan(6)
      expect(await cutOff(device.page, '.fate')).toBeLessThanOrEqual(1)
      const log = await device.page.getByRole('list', { name: t('table-log') }).boundingBox()
      expect(log?.height ?? 0).toBeGreaterThan(size.height / 5)
    },
  )

  test('basic and special actions are told apart', async () => {
    const device = await world.device({ size: DESKTOP })
    await HELLAS_MAP.open(device, world.server)
    const answers = device.page.getByRole('toolbar', { name: t('table-answers') })
    expect(await answers.locator('.group').allTextContents()).toEqual([
      'Basic actions',
      'Special action',
    ])
  })
})
