/** Whole matches of Lords of Ragnarok with nothing but the mouse, clicking only what is lit. */
import { expect, test } from 'vitest'
import { type Bots, newMatch } from './matches'
import { Player } from './player'
import { useWorld } from './world'

const world = useWorld()

const MATCHES = [
  { seats: 2, bot: 'random' },
  { seats: 3, bot: 'greedy' },
  { seats: 4, bot: 'random' },
]

test.each(MATCHES)(
  'a person plays Lords of Ragnarok with $seats seats to its end',
  async ({ seats, bot }) => {
    const device = await world.device()
    const others = Array.from({ length: seats - 1 }, (_, n) => n + 1)
    const bots: Bots = Object.fromEntries(others.map(seat => [seat, bot]))
    const match = await newMatch(world.server, {
      game: 'lords-of-ragnarok',
      seats: ['Ada', ...others.map(seat => `Bot ${seat}`)],
      bots,
      seed: `browser/ragnarok-${seats}`,
    })
    const player = await Player.sit(device, match, 0)
    let update = await player.isAsked()
    while (!update.over) {
      const moves = update.question?.moves ?? []
      const lit = (await player.lit()).map(spot => spot.name.replace(/^\w+:/, ''))
      const nouns = moves.filter(move => move.includes(' ')).map(move => move.replace(/^\S+ /, ''))
      expect(new Set(lit), JSON.stringify(update.question)).toEqual(new Set(nouns))
      const plain = (await player.plain()).map(spot => spot.name)
      expect(plain.filter(name => !name.includes(' ')).sort()).toEqual(
        moves.filter(move => !move.includes(' ')).sort(),
      )
      update = await player.answer()
    }
    expect(await player.page.locator('.ending').isVisible()).toBe(true)
  },
)
