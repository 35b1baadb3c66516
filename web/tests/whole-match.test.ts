/** A whole match against a bot, with nothing but the mouse, clicking only what is lit. */
import { expect, test } from 'vitest'
import { newMatch } from './matches'
import { Player } from './player'
import { useWorld } from './world'

const world = useWorld()

test('a person plays from the first draft to the scoring by clicking what is lit', async () => {
  const device = await world.device()
  const match = await newMatch(world.server, {
    seats: ['Ada', 'Bot'],
    bots: { 1: 'random' },
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
})
