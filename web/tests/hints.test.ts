/** Hints for whoever plays against bots alone. */
import { expect, test } from 'vitest'
import { PHONE } from './browser'
import { goldenMatch, momentBefore } from './matches'
import { Player } from './player'
import { t } from './words'
import { useWorld } from './world'

const world = useWorld()

/** A card in a battle of Blood Rage, whose scene lies over the board, where the hint opens too. */
async function inBattle(look = {}) {
  const { moves, seat } = momentBefore('greedy-4', /^play/, 214)
  const others = [0, 1, 2, 3].filter(other => other !== seat)
  const bots = Object.fromEntries(others.map(other => [other, 'greedy']))
  const match = await goldenMatch(world.server, 'greedy-4', moves, bots)
  const player = await Player.sit(await world.device(look), match, seat)
  const update = await player.isAsked()
  const ask = player.page.getByRole('button', { name: t('table-hint'), exact: true })
  const panel = player.page.getByRole('region', { name: t('table-hint-title') })
  return { player, update, ask, panel }
}

test.each([
  { kind: 'desk', look: {} },
  { kind: 'phone', look: { size: PHONE, touch: true } },
])(
  'a hint names moves with chances, and plays the one that is clicked, $kind',
  async ({ look }) => {
    const { player, update, ask, panel } = await inBattle(look)
    await ask.click()
    const moves = panel.locator('[data-move]')
    await moves.first().waitFor()
    const chances = (await moves.locator('b').allTextContents()).map(text =>
      Number.parseInt(text, 10),
    )
    expect(chances.length).toBeGreaterThan(1)
    for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0)
    const named = await moves.evaluateAll(all =>
      all.map(one => one.getAttribute('data-move') ?? ''),
    )
    for (const move of named) expect(update.question?.moves).toContain(move)
    await moves.first().click()
    await player.shows(({ seq }) => seq > update.seq)
    await panel.waitFor({ state: 'detached' })
  },
)

test('the button closes a hint, and the list of all choices takes its place', async () => {
  const { player, ask, panel } = await inBattle()
  await ask.click()
  await panel.waitFor()
  await ask.click()
  await panel.waitFor({ state: 'detached' })
  await ask.click()
  await panel.waitFor()
  await player.page.getByRole('button', { name: t('table-all-choices') }).click()
  await panel.waitFor({ state: 'detached' })
  await player.page.locator('.all [data-move]').first().click({ trial: true })
})
