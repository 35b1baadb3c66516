/** Whole matches against bots, with nothing but the mouse, clicking only what is lit. */
import { expect, test } from 'vitest'
import { newMatch } from './matches'
import { Player } from './player'
import { useWorld } from './world'

const world = useWorld()

test.each([{ game: 'blood-rage', bots: ['random'] }])(
  'a person plays $game from the first question to the end against $bots',
  async ({ game, bots }) => {
    const device = await world.device()
    const match = await newMatch(world.server, {
      game,
      seats: ['Ada', ...Object.keys(bots).map(seat => `Bot ${seat}`)],
      bots,
      seed: 'browser/mouse',
    })
    const player = await Player.sit(device, match, 0)
    let update = await player.isAsked()
    while (!update.over) {
      const lit = (await player.lit()).map(spot => spot.name)
      const plain = (await player.plain()).map(spot => spot.name)
      const nouns = (update.question?.moves ?? []).map(move => move.split(' ').slice(1).join(' '))
      const wanted = nouns.filter(noun => noun !== '')
      expect(
        new Set(lit.map(name => name.replace(/^\w+:/, ''))),
        JSON.stringify(update.question),
      ).toEqual(new Set(wanted))
      const bare = (update.question?.moves ?? []).filter(move => !move.includes(' '))
      expect(plain.filter(name => !name.includes(' ')).sort()).toEqual(bare.sort())
      update = await player.answer()
    }
    expect(await player.page.locator('.ending').isVisible()).toBe(true)
  },
)
