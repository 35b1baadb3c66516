/** What one sees at a glance: words that fit, the place that a battle is about, what others did. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Words } from '../src/words'
import { DESKTOP, type Device, LANGUAGES, type Language, PHONE } from './browser'
import * as hellas from './hellas-scenes'
import { goldenMatch, momentBefore } from './matches'
import { Player } from './player'
import { settled } from './pointing'
import * as ragnarok from './ragnarok-scenes'
import { BATTLE } from './scenes'
import { useWorld } from './world'

const world = useWorld()
const GAMES = join(import.meta.dirname, '..', '..', 'src', 'sagaboard', 'games')

/** A card in the hand: its name, and what it says. */
interface Glance {
  name: string
  texts: string[]
}

function glances(game: string, language: Language, briefs: string[]): Glance[] {
  const source = readFileSync(join(GAMES, game, 'content', 'text', `${language}.ftl`), 'utf8')
  const words = new Words(language, [source])
  const cards = [...source.matchAll(/^combat-([a-z0-9-]+) =/gm)].map(([, card = '']) => card)
  return cards.map(card => ({
    name: words.say(`combat-${card}`),
    texts: briefs.map(brief => words.say(`${brief}-${card}.brief`)),
  }))
}

describe.each([
  { game: 'lords_of_hellas', scene: hellas.BATTLE, briefs: ['combat'], cards: 25 },
  {
    game: 'lords_of_ragnarok',
    scene: ragnarok.BATTLE,
    briefs: ['battle-effect', 'hunt-effect'],
    cards: 11,
  },
])('$game', ({ game, scene, briefs, cards }) => {
  test.each([
    { size: DESKTOP, touch: false, widths: [108, 121] },
    { size: PHONE, touch: true, widths: [104] },
  ])('every combat card fits its own text, $size.width px', async ({ widths, ...look }) => {
    for (const language of LANGUAGES) {
      const device = await world.device({ ...look, language })
      await scene.open(device, world.server)
      const all = glances(game, language, briefs)
      expect(all).toHaveLength(cards)
      expect(await device.page.evaluate(cutInHand)).toEqual([])
      expect(await device.page.evaluate(cutCards, [all, widths] as const)).toEqual([])
    }
  })
})

/** In the page: texts of cards in the hand that are higher than their place. */
function cutInHand(): string[] {
  const texts = [...document.querySelectorAll<HTMLElement>('.hand .card .text')]
  if (texts.length === 0) return ['there is no card in the hand']
  return texts
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ textContent }) => textContent)
}

/** In the page: the cards whose text is higher than its place on the first card in the hand. */
function cutCards([all, widths]: readonly [Glance[], number[]]): string[] {
  const card = document.querySelector<HTMLElement>('.hand .card')
  const name = card?.querySelector<HTMLElement>('.name')
  const text = card?.querySelector<HTMLElement>('.text')
  if (!card || !name || !text) return ['there is no card in the hand']
  const lines = [...text.querySelectorAll<HTMLElement>('span > span')]
  const cut: string[] = []
  for (const width of widths) {
    card.style.width = `${width}px`
    for (const glance of all) {
      name.textContent = glance.name
      if (lines.length === 0) text.textContent = glance.texts[0] ?? ''
      else for (const [n, line] of lines.entries()) line.textContent = glance.texts[n] ?? ''
      const over = text.scrollHeight - text.clientHeight
      if (over > 1) cut.push(`${glance.name}, ${width} px: ${over} px`)
    }
  }
  return cut
}

describe('a battle', () => {
  test.each([
    { name: 'Blood Rage', scene: BATTLE },
    { name: 'Lords of Hellas', scene: hellas.SOUTHERN_BATTLE },
    { name: 'Lords of Ragnarok', scene: ragnarok.SOUTHERN_BATTLE },
  ])('of $name leaves its place in viewport', async ({ scene }) => {
    const device = await world.device({ size: DESKTOP })
    await scene.open(device, world.server)
    await device.page.locator('.area.embattled').waitFor()
    await device.page.evaluate(settled)
    expect(await device.page.evaluate(isInSight, '.area.embattled')).toBe(true)
  })

  test('shows both fighters on a phone', async () => {
    const device = await world.device({ size: PHONE, touch: true })
    await BATTLE.open(device, world.server)
    const scene = await boxOf(device, '.scenes')
    const fighters = await device.page.locator('.column').all()
    expect(fighters).toHaveLength(2)
    for (const fighter of fighters) {
      const box = await fighter.boundingBox()
      if (!box) return expect.unreachable()
      expect(box.y + box.height).toBeLessThanOrEqual(scene.y + scene.height)
    }
    expect(scene.y + scene.height).toBeLessThanOrEqual(PHONE.height)
  })
})

/** In the page: a pointer hits the middle of something on the board. */
function isInSight(selector: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  if (!box) return false
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return hit?.closest('.zone') != null
}

async function boxOf(device: Device, selector: string) {
  const box = await device.page.locator(selector).boundingBox()
  return box ?? expect.unreachable()
}

describe('what the others have just done', () => {
  test.each([
    { size: DESKTOP, touch: false },
    { size: PHONE, touch: true },
  ])('stands above the board, $size.width px', async look => {
    const device = await world.device(look)
    // The Bear Clan ends a battle that the Serpent Clan had begun, which now goes on.
    const { moves, seat } = momentBefore('greedy-4', /^invade warrior-2/, 130)
    const match = await goldenMatch(world.server, 'greedy-4', moves)
    await (await Player.sit(device, match, seat)).isAsked()
    const deed = device.page.locator('[data-deed]')
    expect(await deed.getAttribute('data-deed')).toBe(String(moves))
    expect(await deed.textContent()).toContain('You win the battle in Angerboda')
    const [line, board] = [await boxOf(device, '[data-deed]'), await boxOf(device, '.board')]
    expect(line.y + line.height).toBeLessThanOrEqual(board.y)
    expect(line.x + line.width).toBeLessThanOrEqual(look.size.width)
  })
})

test('the action wheel comes near when somebody points at it, whatever is asked', async () => {
  const device = await world.device()
  await ragnarok.MAP.open(device, world.server)
  const space = '[data-target="action:usurp"]'
  const before = await boxOf(device, space)
  const at = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
  await device.page.mouse.click(at.x, at.y)
  await expect
    .poll(async () => (await boxOf(device, space)).width)
    .toBeGreaterThan(before.width * 1.5)
  expect(await device.page.locator('[role=dialog]').count()).toBe(0)
})
