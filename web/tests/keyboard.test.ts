/** Everything by keyboard alone. */
import { expect, test } from 'vitest'
import { newMatch } from './matches'
import { Player } from './player'
import { useWorld } from './world'

const world = useWorld()

test.each([
  { game: 'blood-rage', bot: 'random' },
  { game: 'lords-of-hellas', bot: 'greedy' },
])('a whole match of $game is played with digits, as the shortcuts say', async ({ game, bot }) => {
  const device = await world.device()
  const match = await newMatch(world.server, {
    game,
    seats: ['Ada', 'Bot'],
    bots: { 1: bot },
    seed: 'browser/keyboard',
  })
  const player = await Player.sit(device, match, 0)
  let update = await player.isAsked()
  while (!update.over) {
    // The first digit may choose a verb, the next then a target.
    await device.page.keyboard.press(String(1 + player.chance(3)))
    if (!(await player.hasMoved(update.seq))) await device.page.keyboard.press('1')
    if (!(await player.hasMoved(update.seq))) continue
    update = await player.isAsked(update.seq)
  }
  expect(update.winners.length).toBeGreaterThan(0)
})

test('Tab reaches everything that is lit, and Enter plays it', async () => {
  const device = await world.device()
  const match = await newMatch(world.server, {
    seats: ['Ada', 'Bot'],
    bots: { 1: 'random' },
    options: { first_game: true, first_player: '1' },
    seed: 'browser/tab',
  })
  const player = await Player.sit(device, match, 0)
  const { seq } = await player.isAsked()
  const lit = new Set((await player.lit()).map(spot => spot.name))
  expect(lit.size).toBeGreaterThan(3)
  const reached = new Set<string>()
  for (let step = 0; step < 150 && reached.size < lit.size; step++) {
    await device.page.keyboard.press('Tab')
    const target = await focusedTarget(player)
    if (target !== null && lit.has(target)) reached.add(target)
  }
  expect(reached).toEqual(lit)
  while ((await focusedTarget(player)) !== 'figure:leader') await device.page.keyboard.press('Tab')
  await device.page.keyboard.press('Enter')
  expect((await player.isAsked(seq)).question?.prompt).toBe('invade_where')
})

function focusedTarget(player: Player): Promise<string | null> {
  return player.page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? null)
}
