/** How a battle or hunt ended: one's own result stays, that of others is shown for a moment. */
import { describe, expect, test } from 'vitest'
import { MOMENT } from '../src/games/kit/scene/aftermath.svelte'
import type { MatchCreated } from '../src/protocol'
import { goldenMatch, momentBefore, playOn } from './matches'
import { Player } from './player'
import { useWorld } from './world'

const world = useWorld()

/** In each somebody is asked who takes part; `other` looks on. */
const ENDINGS = [
  { name: 'a battle of Blood Rage', record: 'greedy-4', moment: /^play /, other: 2 },
  { name: 'a hunt of Hellas', record: 'lords_of_hellas/greedy-4', moment: /^defend/, other: 1 },
  { name: 'a battle of Ragnarok', record: 'lords_of_ragnarok/greedy-4', moment: /^play/, other: 2 },
]

const longerThanAMoment = MOMENT + 1500

/** A match before a move in the battle or hunt, and who makes that move. */
async function during(record: string, moment: RegExp) {
  const { moves, seat } = momentBefore(record, moment)
  return { match: await goldenMatch(world.server, record, moves), moves, seat }
}

/** Plays on as in the record until the page shows how it ended; the number of moves by then. */
async function untilShown(player: Player, match: MatchCreated, record: string, from: number) {
  let moves = from
  await player.shows(update => update.moves === moves)
  while ((await player.page.locator('[data-go-on]').count()) === 0) {
    await playOn(world.server, match, record, moves)
    moves += 1
    await player.shows(update => update.moves === moves)
  }
  return moves
}

describe.each(ENDINGS)('$name', ({ record, moment, other }) => {
  test("one's own result stays until its player goes on", async () => {
    const { match, moves, seat } = await during(record, moment)
    const player = await Player.sit(await world.device(), match, seat)
    await untilShown(player, match, record, moves)
    const onward = player.page.locator('[data-go-on]')
    await player.page.waitForTimeout(longerThanAMoment)
    expect(await onward.count()).toBe(1)
    await onward.click()
    await onward.waitFor({ state: 'detached' })
  })

  test("one's own result goes with the next answer", async () => {
    const { match, moves, seat } = await during(record, moment)
    const player = await Player.sit(await world.device(), match, seat)
    let now = await untilShown(player, match, record, moves)
    const onward = player.page.locator('[data-go-on]')
    const buttons = player.page.locator('[role=toolbar] [data-move]')
    while ((await buttons.count()) === 0) {
      await playOn(world.server, match, record, now)
      now += 1
      await player.shows(update => update.moves === now)
      if ((await onward.count()) === 0) throw new Error(`it went before move ${now}`)
    }
    await buttons.first().click()
    await onward.waitFor({ state: 'detached' })
  })

  test('the result of others goes by itself', async () => {
    const { match, moves } = await during(record, moment)
    const player = await Player.sit(await world.device(), match, other)
    await untilShown(player, match, record, moves)
    await player.page.locator('[data-go-on]').waitFor({ state: 'detached' })
  })
})
