/** Two people at one device, with a curtain between them. */
import { expect, test } from 'vitest'
import { newMatch } from './matches'
import { Player } from './player'
import { t } from './words'
import { useWorld } from './world'

const world = useWorld()

test.each([
  // The draft: both are asked at once; then turns.
  { game: 'blood-rage', options: {}, changes: 12 },
  { game: 'lords-of-hellas', options: { starting_player: '1' }, changes: 6 },
])(
  'the curtain of $game hides everything until the next player lifts it',
  async ({ game, options, changes }) => {
    const device = await world.device()
    const seats = ['Ada', 'Bor']
    const match = await newMatch(world.server, { game, seats, options, seed: 'browser/hot' })
    await device.hold(match.links[1])
    const player = await Player.sit(device, match, 0)
    const { page } = device
    for (let change = 0; change < changes; change++) {
      await player.answerOnce()
      while (player.update?.waiting_for.includes(player.seat)) await player.answerOnce()
      const next = 1 - player.seat
      const name = seats[next] ?? ''
      await page.getByRole('heading', { name: t('table-curtain', { name }) }).waitFor()
      expect(await page.locator('[data-target], [data-seq]').count()).toBe(0)
      const lift = t('table-curtain-lift', { name })
      const shown = [t('table-curtain', { name }), t('table-curtain-help'), lift]
      expect((await page.locator('#app').innerText()).split(/\n+/)).toEqual(shown)
      player.take(next)
      await page.getByRole('button', { name: lift }).click()
      await player.isAsked()
      expect(new URL(page.url()).searchParams.get('seat')).toBe(String(next))
    }
  },
)
