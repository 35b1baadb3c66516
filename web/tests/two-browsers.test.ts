/** Two people on two devices at one table. */
import { expect, test } from 'vitest'
import type { BloodRageView } from '../src/games/blood_rage/types'
import { newMatch } from './matches'
import { Player } from './player'
import { t } from './words'
import { useWorld } from './world'

const world = useWorld()

test('each sees the other move, and neither sees what is hidden', async () => {
  const match = await newMatch(world.server, { seats: ['Ada', 'Bor'], seed: 'browser/two' })
  const ada = await Player.sit(await world.device(), match, 0)
  const bor = await Player.sit(await world.device(), match, 1)
  let moves = 0
  // The draft of both, then some turns of the First Age.
  while (moves < 40) {
    const { waiting_for } = await ada.shows(() => true)
    const next = waiting_for.includes(0) ? ada : bor
    await next.answerOnce()
    const seq = next.update?.seq ?? 0
    const other = await (next === ada ? bor : ada).shows(seen => seen.seq >= seq)
    moves = other.moves
  }
  const [hers, his] = [ada, bor].map(player => player.update?.view as BloodRageView)
  expect(hers?.provinces).toEqual(his?.provinces)
  expect(hers?.own?.hand).not.toEqual(his?.own?.hand)
  expect(await shownCards(ada)).toEqual(heldCards(hers))
  expect(await shownCards(bor)).toEqual(heldCards(his))
})

/** The cards that lie in the hand, by their faces. */
async function shownCards(player: Player): Promise<string[]> {
  const targets = await player.page
    .locator('section.hand [data-target^="card:"].hand')
    .evaluateAll(cards => cards.map(card => card.getAttribute('data-target') ?? ''))
  return targets.map(target => target.replace('card:', '')).sort()
}

/** A draft lays what was picked beside the hand. */
function heldCards(view: BloodRageView | undefined): string[] {
  const picks = view?.phase === 'gods_gifts' ? view.own?.picks : []
  return [...(view?.own?.hand ?? []), ...(picks ?? [])].sort()
}

test('they talk, and see that the other is there', async () => {
  const match = await newMatch(world.server, { seats: ['Ada', 'Bor'], seed: 'browser/talk' })
  const ada = await Player.sit(await world.device(), match, 0)
  await ada.isAsked()
  const bor = await Player.sit(await world.device(), match, 1)
  await bor.isAsked()
  for (const player of [ada, bor]) {
    await player.page.getByRole('tab', { name: t('table-chat', { n: 0 }) }).click()
  }
  await ada.page.getByRole('textbox', { name: t('table-write') }).fill('Skål!')
  await ada.page.keyboard.press('Enter')
  await bor.page.getByText('Skål!').waitFor()
  await ada.page.getByText('Skål!').waitFor()
})
