/** A whole match by touch on a phone of 360 px. */
import { expect, test } from 'vitest'
import { PHONE } from './browser'
import { newMatch } from './matches'
import { Player } from './player'
import { useWorld } from './world'

const world = useWorld()
/** What a thumb can hit; see tokens.css. */
const HIT = 44

test('a whole match is played with taps, and nothing is wider than the phone', async () => {
  const device = await world.device({ size: PHONE, touch: true })
  const match = await newMatch(world.server, {
    seats: ['Ada', 'Bot'],
    bots: { 1: 'random' },
    seed: 'browser/phone',
  })
  const player = await Player.sit(device, match, 0)
  let update = await player.isAsked()
  while (!update.over) {
    // Cards are large enough themselves; whatever else is lit has a button for a thumb.
    const buttons = device.page.locator('[data-move]:visible')
    const cards = device.page.locator('[data-target^="card:"][data-lit]:visible')
    const among = (await buttons.count()) > 0 ? buttons : cards
    const chosen = among.nth(player.chance(await among.count()))
    const box = await chosen.boundingBox()
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(HIT)
    expect(await widest(player)).toBeLessThanOrEqual(PHONE.width)
    await chosen.tap()
    update = await player.isAsked(update.seq)
  }
  await device.page.locator('.ending').waitFor()
  expect(await widest(player)).toBeLessThanOrEqual(PHONE.width)
})

function widest(player: Player): Promise<number> {
  return player.page.evaluate(() => document.documentElement.scrollWidth)
}
