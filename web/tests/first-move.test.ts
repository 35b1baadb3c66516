/** From the lobby to the first move. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newMatch } from './matches'
import { Player } from './player'
import { t } from './words'
import { useWorld } from './world'

const world = useWorld()

/** What the lobby says and offers of Blood Rage. */
const bloodRage = (page: Page) => page.getByRole('article', { name: 'Blood Rage' })

test('one click leads from the lobby to a table, another makes the first move', async () => {
  const device = await world.device()
  const player = Player.at(device, 0)
  await device.page.goto('./')
  await bloodRage(device.page)
    .getByRole('button', { name: t('lobby-play-now') })
    .click()
  const { seq, moves } = await player.isAsked()
  const [first] = await player.lit()
  await player.press(first ?? expect.unreachable())
  expect((await player.shows(update => update.seq > seq)).moves).toBeGreaterThan(moves)
})

test('level and number of players are chosen beside the button', async () => {
  const device = await world.device()
  const player = Player.at(device, 0)
  await device.page.goto('./')
  const games = bloodRage(device.page)
  await games.getByRole('radio', { name: '2', exact: true }).check()
  await games.getByRole('radio', { name: t('lobby-bot-thrall') }).check()
  await bloodRage(device.page)
    .getByRole('button', { name: t('lobby-play-now') })
    .click()
  const update = await player.isAsked()
  expect(update.scores).toHaveLength(2)
})

test('what is not lit tells why, with the clause and a way into the rules', async () => {
  const device = await world.device()
  const { page } = device
  const match = await newMatch(world.server, {
    seats: ['Ada', 'Bor'],
    options: { first_game: true, first_player: '1' },
    seed: 'browser/why',
  })
  const player = await Player.sit(device, match, 0)
  await player.isAsked()
  const closed = page.locator('[data-target^="place:"]:not([data-lit])')
  expect(await closed.count()).toBeGreaterThan(0)
  await closed.first().focus()
  await page.keyboard.press('Enter')
  const clause = page.getByRole('dialog').getByRole('link', { name: /^BR-/ })
  const id = await clause.innerText()
  await clause.click()
  await page.getByRole('dialog').getByText(id).first().waitFor()
})
