/** Two people on two devices at one table. */
import { expect, test } from 'vitest'
import type { BloodRageView } from '../src/games/blood_rage/types'
import type { MatchCreated } from '../src/protocol'
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

test('what was said earlier is read page by page', async () => {
  const match = await newMatch(world.server, { seats: ['Ada', 'Bor'], seed: 'browser/much' })
  const path = `${world.server.url}/api/matches/${match.id}/seats/1/chat`
  for (let n = 1; n <= 250; n += 1) {
    const said = await fetch(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${match.links[1]?.token}`,
      },
      body: JSON.stringify({ text: `line ${n}.` }),
    })
    expect(said.status).toBe(201)
  }
  const ada = await Player.sit(await world.device(), match, 0)
  await ada.isAsked()
  const { page } = ada
  await page.getByRole('tab', { name: t('table-chat', { n: 100 }) }).click()
  const earlier = page.getByRole('button', { name: t('table-chat-earlier') })
  for (const [oldest, hidden] of [
    [151, 150],
    [51, 50],
  ]) {
    await page.getByText(`line ${oldest}.`).waitFor()
    expect(await page.getByText(`line ${hidden}.`).count()).toBe(0)
    await earlier.click()
  }
  await page.getByText('line 1.').waitFor()
  await earlier.waitFor({ state: 'detached' })
  expect(await page.getByText(/line \d+\./).count()).toBe(250)
})

test('whoever opens the link of an imported match is told that its seed is known', async () => {
  const match = await newMatch(world.server, { seats: ['Ada', 'Bor'], seed: 'browser/known' })
  const device = await world.device()
  device.expects(/status of 409/)
  const { page } = device
  await page.goto(match.links[1]?.path ?? '')
  await page.getByRole('heading', { name: t('app-imported') }).waitFor()
  await page.getByRole('button', { name: t('app-imported-play') }).click()
  await page.waitForURL(`**/match/${match.id}?seat=1`)
  await page.getByText(t('app-imported')).first().waitFor()
  await page.goto('./')
  await page.getByText(t('app-imported')).waitFor()
})

test('somebody joins an open seat although the answer is lost, and leaves; both are told', async () => {
  const made = await fetch(`${world.server.url}/api/matches`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      game: 'blood-rage',
      seats: [{ name: 'Ada' }, { kind: 'open' }, { kind: 'open' }],
    }),
  })
  const match = (await made.json()) as MatchCreated
  const ada = await Player.sit(await world.device(), match, 0)
  await ada.isAsked()
  await ada.page.getByRole('tab', { name: t('table-chat', { n: 0 }) }).click()

  const device = await world.device()
  device.expects(/ERR_FAILED|status of 409/)
  const { page } = device
  let lost = 0
  await page.route('**/join', async route => {
    if (lost++ > 0) return route.continue()
    await route.fetch() // the service has heard it, and nobody hears the service
    return route.abort()
  })
  await page.goto(`./match/${match.id}`)
  await page.getByRole('textbox', { name: t('table-join-name', { n: 2 }) }).fill('Bor')
  await page.getByRole('button', { name: t('table-join') }).click()
  await page.waitForURL(`**/match/${match.id}?seat=1`)
  expect(lost).toBe(2)
  await ada.page.getByText(t('table-joined', { name: 'Bor' })).waitFor()

  await page.getByRole('button', { name: t('table-menu'), exact: true }).click()
  await page.getByRole('menuitem', { name: t('table-leave') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('table-leave') })
    .click()
  await ada.page.getByText(t('table-left', { name: 'Bor' })).waitFor()

  // Of the two seats that are open now, the one whose cards he knows is his again.
  await page.goto(`./match/${match.id}`)
  await page.getByRole('textbox', { name: t('table-join-name', { n: 1 }) }).fill('Bor')
  await page.getByRole('button', { name: t('table-join') }).click()
  await page.waitForURL(`**/match/${match.id}?seat=1`)
})
