/** The board of docs/adding-a-board.md: a whole match by pointing, and what the guide prints. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { NineStonesView } from '../src/games/nine_stones/types'
import { DESKTOP, PHONE } from './browser'
import { newMatch } from './matches'
import { Player } from './player'
import { overflowing } from './pointing'
import { violationsOn } from './violations'
import { useWorld } from './world'

const ROOT = join(import.meta.dirname, '..', '..')
const FOLDER = join(ROOT, 'web', 'src', 'games', 'nine_stones')
const world = useWorld({ example: true })

test.each([
  { theme: 'dark' as const, size: DESKTOP },
  { theme: 'light' as const, size: PHONE },
])('a whole match, $theme, on $size.width px', async look => {
  const match = await newMatch(world.server, {
    game: 'nine-stones',
    seats: ['Ada', 'Bor', 'Cai'],
    bots: { 1: 'random', 2: 'random' },
    seed: 'browser/nine-stones',
  })
  const device = await world.device({ ...look, touch: look.size === PHONE })
  const player = await Player.sit(device, match, 0)
  const { page } = player
  let update = await player.isAsked()

  const { prize, hand } = update.view as NineStonesView
  expect(await page.locator('main .prize b').innerText()).toBe(String(prize))
  const offered = new Set((await player.lit()).map(({ name }) => name))
  expect(offered).toEqual(new Set(hand.map(noun => `stone:${noun}`)))
  expect(await page.evaluate(overflowing)).toEqual([])
  expect(await violationsOn(page)).toEqual([])

  while (!update.over) update = await player.answer()
  await page.locator('.ending').waitFor()
  const scores = await page.locator('.ending td[data-label=Score]').allInnerTexts()
  expect(scores.map(Number)).toEqual([...update.scores].sort((a, b) => b - a))
  expect(await violationsOn(page)).toEqual([])
})

test('the guide prints the code as it is', () => {
  const sources = readdirSync(FOLDER).map(name => readFileSync(join(FOLDER, name), 'utf-8'))
  const guide = readFileSync(join(ROOT, 'docs', 'adding-a-board.md'), 'utf-8')
  const blocks = [...guide.matchAll(/^```(?:svelte|ts)\n(.*?)^```/gms)].map(([, code = '']) => code)
  expect(blocks.length).toBeGreaterThan(3)
  for (const block of blocks) {
    expect(
      sources.some(source => source.includes(block)),
      block,
    ).toBe(true)
  }
})
