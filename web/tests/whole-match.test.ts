/** Whole matches against bots, with nothing but the mouse, clicking only what is lit. */
import { expect, test } from 'vitest'
import { type Bots, newMatch } from './matches'
import { Player } from './player'
import { useWorld } from './world'

const world = useWorld()

interface Row {
  game: string
  seats: number
  bot: string
}
/** One match of each game; `EVERY=1` plays with other numbers of players too. Against a greedy bot a
 * match of a Lords game is half as long as against a random one. */
const MATCHES: Row[] = [
  { game: 'blood-rage', seats: 2, bot: 'random' },
  { game: 'lords-of-hellas', seats: 3, bot: 'greedy' },
  { game: 'lords-of-ragnarok', seats: 2, bot: 'greedy' },
  ...(process.env.EVERY
    ? [
        { game: 'lords-of-hellas', seats: 2, bot: 'greedy' },
        { game: 'lords-of-hellas', seats: 4, bot: 'greedy' },
        { game: 'lords-of-ragnarok', seats: 3, bot: 'greedy' },
        { game: 'lords-of-ragnarok', seats: 4, bot: 'random' },
      ]
    : []),
]

/** Places that stand for all moves of a verb, by game: the middle of the wheel for a monument of any
 * god. */
const STANDS_FOR: Record<string, Record<string, string>> = {
  'lords-of-ragnarok': { build_monument: 'monument' },
}

test.each(MATCHES)(
  'a person plays $game with $seats seats to its end by clicking what is lit',
  async ({ game, seats, bot }) => {
    const device = await world.device()
    const others = Array.from({ length: seats - 1 }, (_, n) => n + 1)
    const bots: Bots = Object.fromEntries(others.map(seat => [seat, bot]))
    const match = await newMatch(world.server, {
      game,
      seats: ['Ada', ...others.map(seat => `Bot ${seat}`)],
      bots,
      seed: 'browser/mouse',
    })
    const player = await Player.sit(device, match, 0)
    let update = await player.isAsked()
    while (!update.over) {
      const answers = await player.answers()
      const lit = answers.lit.map(spot => spot.name)
      const plain = answers.plain.map(spot => spot.name)
      const nouns = (update.question?.moves ?? []).map(move => move.split(' ').slice(1).join(' '))
      const wanted = nouns.filter(noun => noun !== '')
      const verbs = (update.question?.moves ?? []).map(move => move.split(' ')[0])
      const standsFor = STANDS_FOR[game] ?? {}
      const standing = Object.keys(standsFor).filter(noun => verbs.includes(standsFor[noun]))
      wanted.push(...standing)
      expect(
        new Set(lit.map(name => name.replace(/^\w+:/, ''))),
        JSON.stringify(update.question),
      ).toEqual(new Set(wanted))
      const bare = (update.question?.moves ?? []).filter(move => !move.includes(' '))
      expect(plain.filter(name => !name.includes(' ')).sort()).toEqual(bare.sort())
      update = await player.answer(answers)
    }
    expect(await player.page.locator('.ending').isVisible()).toBe(true)
    expect(player.misses).toBeLessThan(3)
  },
)
