/** A whole match by touch on a phone of 360 px. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE } from './browser'
import { newMatch } from './matches'
import { Player } from './player'
import { useWorld } from './world'

const world = useWorld()
/** What a thumb can hit; see tokens.css. */
const HIT = 44
/** Cards and what lies in scenes are large enough themselves; whatever else is lit has a button for
 * a thumb. */
const ANSWERS = [
  '[data-move]',
  '[role=toolbar] [aria-pressed]',
  'button[data-target][data-lit]',
].join()
const READ_LARGE = '[role=dialog]:not(:has([data-move]))'

test.each([
  { game: 'blood-rage', bot: 'random' },
  { game: 'lords-of-hellas', bot: 'greedy' },
])(
  'a whole match of $game is played with taps, and nothing is wider than the phone',
  async ({ game, bot }) => {
    const device = await world.device({ size: PHONE, touch: true })
    const match = await newMatch(world.server, {
      game,
      seats: ['Ada', 'Bot'],
      bots: { 1: bot },
      seed: 'browser/phone',
    })
    const player = await Player.sit(device, match, 0)
    let update = await player.isAsked()
    while (!update.over) {
      // One's own result stays until one goes on; the next question may lie behind it.
      const [goOn] = await visible(player, '[data-go-on]')
      if (goOn) {
        await goOn.tap()
        continue
      }
      const open = await visible(player, '[role=dialog] [data-move]')
      const among = open.length > 0 ? open : await visible(player, ANSWERS)
      const chosen = player.oneOf(among)
      const box = await chosen.boundingBox()
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(HIT)
      expect(await widest(player)).toBeLessThanOrEqual(PHONE.width)
      await chosen.tap()
      // A finger first sees the card that it has touched, large; the second touch plays it.
      if ((await visible(player, READ_LARGE)).length > 0) await chosen.tap()
      // A verb only lights its targets.
      if (await player.hasMoved(update.seq)) update = await player.isAsked(update.seq)
    }
    await device.page.locator('.ending').waitFor()
    expect(await widest(player)).toBeLessThanOrEqual(PHONE.width)
  },
)

function visible(player: Player, selector: string): Promise<Locator[]> {
  return player.page.locator(`:is(${selector}):visible`).all()
}

function widest(player: Player): Promise<number> {
  return player.page.evaluate(() => document.documentElement.scrollWidth)
}
