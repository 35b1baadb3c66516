/** A game without a board of its own, Nine Stones under another name, on the plain one. */
import { expect, test } from 'vitest'
import { UNREAD } from '../src/table/presses'
import { DESKTOP, PHONE } from './browser'
import { newMatch } from './matches'
import { Player } from './player'
import { overflowing } from './pointing'
import { violationsOn } from './violations'
import { shellWords, t } from './words'
import { useWorld } from './world'

const world = useWorld({ example: true })

const plainStones = () =>
  newMatch(world.server, {
    game: 'plain-stones',
    seats: ['Ada', 'Bor', 'Cai'],
    bots: { 1: 'random', 2: 'random' },
    seed: 'browser/plain',
  })

test('the lobby offers it, and a click leads to its table', async () => {
  const device = await world.device()
  const player = Player.at(device, 0)
  await device.page.goto('./')
  await device.page
    .getByRole('article', { name: 'Plain Stones' })
    .getByRole('button', { name: t('lobby-play-now') })
    .click()
  await player.isAsked()
  expect(await device.page.locator('main [data-move]').count()).toBeGreaterThan(0)
})

test.each([
  { theme: 'dark' as const, size: DESKTOP, language: 'en' as const },
  { theme: 'light' as const, size: PHONE, language: 'cs' as const },
  { theme: 'dark' as const, size: PHONE, language: 'pl' as const },
  { theme: 'light' as const, size: DESKTOP, language: 'de' as const },
])('a whole match, $theme, in $language, on $size.width px', async look => {
  const device = await world.device({ ...look, touch: look.size === PHONE })
  const { page } = device
  const say = shellWords(look.language)
  const player = await Player.sit(device, await plainStones(), 0)
  let update = await player.isAsked()

  // The question in the game's own language, as a list; the view as text in the reader's.
  await page.getByRole('heading', { name: 'Which stone do you lay?' }).waitFor()
  const answers = page.locator('main [data-move]')
  expect(await answers.count()).toBe(update.question?.moves.length)
  await page.getByRole('heading', { name: say.say('plain-position') }).waitFor()
  const shown = await page.locator('main dl').innerText()
  for (const { stones } of (update.view as { players: { stones: number }[] }).players) {
    expect(shown).toContain(String(stones))
  }
  expect(await page.evaluate(overflowing)).toEqual([])
  expect(await violationsOn(page)).toEqual([])

  while (!update.over) {
    const { seq } = update
    // What a page shows anew under a pointer that rests is read before it is pressed.
    await page.waitForTimeout(UNREAD)
    await answers.first().click()
    update = await player.isAsked(seq)
  }
  await page.locator('.ending').waitFor()
  const scores = await page.locator('.ending td.score').allInnerTexts()
  expect(scores.map(Number)).toEqual([...update.scores].sort((a, b) => b - a))
  expect(await page.evaluate(overflowing)).toEqual([])
  expect(await violationsOn(page)).toEqual([])
})
