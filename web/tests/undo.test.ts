/** Taking back: freely while nothing was revealed, else with the consent of the others. */
import { expect, test } from 'vitest'
import { golden, goldenMatch, newMatch } from './matches'
import { Player } from './player'
import { t } from './words'
import { useWorld } from './world'

const world = useWorld()

test.each([
  {
    game: 'blood-rage',
    options: { first_game: true, first_player: '1' },
    target: 'figure:leader',
    next: 'invade_where',
  },
  {
    game: 'lords-of-hellas',
    options: { starting_player: '1' },
    target: 'hero:achilles',
    next: 'settle',
  },
])(
  'an own move of $game is taken back at once, and the board is as before',
  async ({ game, options, target, next }) => {
    const device = await world.device()
    const match = await newMatch(world.server, {
      game,
      seats: ['Ada', 'Bot'],
      bots: { 1: 'random' },
      options,
      seed: 'browser/undo',
    })
    const player = await Player.sit(device, match, 0)
    const before = await player.isAsked()
    await player.point(target)
    const placing = await player.isAsked(before.seq)
    expect(placing.question?.prompt).toBe(next)

    await device.page.getByRole('button', { name: t('table-undo'), exact: true }).click()
    const after = await player.isAsked(placing.seq)
    expect(after.question).toEqual(before.question)
    expect(after.view).toEqual(before.view)
  },
)

/** A position in which Ada has just ended her turn and Bor is asked. */
function afterATurn(): number {
  const { moves } = golden('greedy-2')
  return 1 + moves.findIndex((move, n) => /^0 to/.test(move) && /^1 /.test(moves[n + 1] ?? ''))
}

test.each([
  { agrees: true, answer: 'table-agree' },
  { agrees: false, answer: 'table-refuse' },
])(
  'past the end of a turn the other person is asked, and answers $answer',
  async ({ agrees, answer }) => {
    const match = await goldenMatch(world.server, 'greedy-2', afterATurn())
    const ada = await Player.sit(await world.device(), match, 0)
    const bor = await Player.sit(await world.device(), match, 1)
    const before = await bor.isAsked()
    await ada.shows(update => update.seq === before.seq)

    await ada.page.getByRole('button', { name: t('table-undo-ask') }).click()
    await ada.page.getByText(t('table-undo-asked')).waitFor()
    const proposal = t('table-undo-proposal-move', { name: 'Ada', what: '' })
    const told = await bor.page.getByText(proposal).textContent()
    expect(told).toMatch(/back: Ada \w+/)
    await bor.page.getByRole('button', { name: t(answer) }).click()

    const moves = before.moves - (agrees ? 1 : 0)
    const seen = await ada.shows(update => update.seq > before.seq + 1 && update.undo === null)
    expect(seen.moves).toBe(moves)
    expect((await bor.shows(update => update.seq === seen.seq)).moves).toBe(moves)
    expect(seen.question !== null).toBe(agrees)
    const refused = ada.page.getByText(t('table-undo-refused', { name: 'Bor' }))
    if (agrees) expect(await refused.count()).toBe(0)
    else await refused.waitFor()
  },
)

test('that a bot stands in is seen by the others, and a button takes the seat back', async () => {
  const match = await goldenMatch(world.server, 'greedy-2', afterATurn())
  const ada = await Player.sit(await world.device(), match, 0)
  const bor = await Player.sit(await world.device(), match, 1)
  await bor.isAsked()
  // It is Bor's turn: a bot of Ada's has nothing to do.
  await ada.page.getByRole('button', { name: t('table-menu'), exact: true }).click()
  await ada.page.getByRole('menuitem', { name: t('table-hand-over') }).click()
  await ada.page.getByRole('dialog').getByRole('button').filter({ hasText: /\w/ }).last().click()
  const panel = bor.page.locator('.panel[data-seat="0"]')
  await panel.getByText(t('table-stand-in')).waitFor()
  await bor.page.getByRole('tab').last().click()
  await bor.page.getByText(t('table-bot-for', { name: 'Ada' })).waitFor()
  await ada.page.getByRole('button', { name: t('table-take-back') }).click()
  await panel.getByText(t('table-stand-in')).waitFor({ state: 'detached' })
  await bor.page.getByText(t('table-bot-back', { name: 'Ada' })).waitFor()
})
