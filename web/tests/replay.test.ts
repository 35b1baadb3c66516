/** Stepping through a match, live and afterwards. */
import { expect, test } from 'vitest'
import { golden, goldenMatch } from './matches'
import { Player } from './player'
import { t } from './words'
import { useWorld } from './world'

const world = useWorld()

test.each([
  { record: 'random-2', figure: 'figure' },
  { record: 'lords_of_hellas/greedy-2', figure: 'seat' },
])(
  '$record is stepped through, from its end, its start and from any line',
  async ({ record, figure }) => {
    const device = await world.device()
    const { page } = device
    const { moves } = golden(record)
    const figures = page.locator(`[data-target^="${figure}:"][data-place]`)
    const match = await goldenMatch(world.server, record, moves.length)
    const player = await Player.sit(device, match, 0)
    await player.shows(update => update.over)
    const at = (move: number) =>
      page
        .getByText(t('replay-at', { move, of: moves.length }))
        .first()
        .waitFor()

    await page.getByRole('button', { name: t('table-see-board') }).click()
    await at(moves.length)
    await page.getByRole('button', { name: t('replay-back') }).click()
    await at(moves.length - 1)
    await page.keyboard.press('Home')
    await at(0)
    expect(await figures.count()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await at(1)

    await page
      .getByRole('list', { name: t('table-log') })
      .locator('button.line')
      .last()
      .click()
    await at(moves.length)
    expect(await figures.count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: t('replay-leave') }).click()
    await page.locator('.ending').waitFor()
  },
)

test('a running match goes on behind the reader, who comes back to it', async () => {
  const match = await goldenMatch(world.server, 'greedy-2', 40)
  const ada = await Player.sit(await world.device(), match, 0)
  const bor = await Player.sit(await world.device(), match, 1)
  const before = await ada.shows(() => true)
  const [mover, reader] = before.waiting_for.includes(0) ? [ada, bor] : [bor, ada]
  await reader.shows(update => update.seq === before.seq)

  const lines = reader.page.getByRole('list', { name: t('table-log') }).locator('button.line')
  await lines.last().waitFor()
  expect(await lines.last().isVisible(), 'the newest line is in viewport').toBe(true)
  await lines.first().click()
  await reader.page.getByRole('region', { name: t('replay-title') }).waitFor()
  await mover.answerOnce()
  await reader.shows(update => update.seq > before.seq)
  await reader.page.getByRole('region', { name: t('replay-title') }).waitFor()
  await reader.page.getByRole('button', { name: t('replay-leave') }).click()
  await reader.page.getByRole('region', { name: t('table-question') }).waitFor()
})

test('an analysis leads from turning point to turning point, in the replay too', async () => {
  const device = await world.device()
  const { page } = device
  const { moves } = golden('greedy-2')
  const match = await goldenMatch(world.server, 'greedy-2', moves.length)
  await (await Player.sit(device, match, 0)).shows(update => update.over)
  const replay = page.getByRole('region', { name: t('replay-title') })
  const at = (move: number) =>
    replay.getByText(t('replay-at', { move, of: moves.length })).waitFor()

  await page.getByRole('button', { name: t('table-analyse') }).click()
  const points = page.getByRole('figure', { name: t('table-chances') }).getByRole('button')
  await points.first().waitFor()
  const [first, second] = await points.allTextContents()
  const moveOf = (text = '') => Number(text.replaceAll(',', '').match(/\d+/)?.[0])
  await points.first().click()
  await at(moveOf(first))
  const told = replay.locator('p')
  expect((await told.textContent())?.trim()).toBe(first?.trim())

  await page.getByRole('button', { name: t('replay-turn-after') }).click()
  await at(moveOf(second))
  expect((await told.textContent())?.trim()).toBe(second?.trim())
  await page.getByRole('button', { name: t('replay-turn-before') }).click()
  await at(moveOf(first))
  expect(await page.getByRole('button', { name: t('replay-turn-before') }).isDisabled()).toBe(true)

  const chart = replay.getByRole('img', { name: t('table-chances-label') })
  await chart.click({ position: { x: 2, y: 20 } })
  await at(0)
  await page.getByRole('button', { name: t('replay-leave') }).click()
  await points.first().waitFor()
})

test('who has not asked for an analysis can do so in the replay', async () => {
  const device = await world.device()
  const { page } = device
  const match = await goldenMatch(world.server, 'greedy-2', Number.POSITIVE_INFINITY)
  await (await Player.sit(device, match, 0)).shows(update => update.over)
  await page.getByRole('button', { name: t('table-see-board') }).click()
  await page.getByRole('button', { name: t('table-analyse') }).click()
  await page.getByRole('img', { name: t('table-chances-label') }).waitFor()
  expect(await page.getByRole('button', { name: t('table-analyse') }).count()).toBe(0)
})
