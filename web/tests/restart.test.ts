/** The server is killed in the middle of a match and comes back. */
import { expect, test } from 'vitest'
import { newMatch } from './matches'
import { Player } from './player'
import { t } from './words'
import { useWorld } from './world'

const world = useWorld()

/** What a browser says of a server that is away; behind nginx, of what nginx answers then. */
const AWAY = /WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET)|status of 50[24]/

test('a page goes on where it was after the server was killed and started again', async () => {
  const device = await world.device()
  device.expects(AWAY)
  const match = await newMatch(world.server, {
    seats: ['Ada', 'Bot'],
    bots: { 1: 'random' },
    seed: 'browser/restart',
  })
  const player = await Player.sit(device, match, 0)
  await player.answer()
  const before = await player.answer()

  await world.server.kill()
  await device.page.getByText(t('table-lost')).waitFor()
  const [lit] = await player.lit()
  expect(lit, 'the board stays readable').toBeDefined()

  await world.server.begin()
  await device.page.getByText(t('table-lost')).waitFor({ state: 'hidden' })
  const after = await player.isAsked()
  expect(after.seq).toBe(before.seq)
  expect(after.view).toEqual(before.view)
  expect((await player.answer()).moves).toBeGreaterThan(before.moves)
})

test('a move that was made while the server was away is played once, when it is back', async () => {
  const device = await world.device()
  device.expects(AWAY)
  const match = await newMatch(world.server, { seats: ['Ada', 'Bor'], seed: 'browser/away' })
  const player = await Player.sit(device, match, 0)
  const before = await player.isAsked()

  await world.server.kill()
  await device.page.getByText(t('table-lost')).waitFor()
  await player.press(player.oneOf(await player.lit()))
  await device.page.getByText(t('table-sent-kept')).waitFor()

  await world.server.begin()
  const after = await player.shows(update => update.seq > before.seq)
  expect(after.moves).toBe(before.moves + 1)
  await device.page.getByText(t('table-sent-kept')).waitFor({ state: 'hidden' })
})
