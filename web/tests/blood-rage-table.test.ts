/** The table of Blood Rage under a hand that is quick, rests or changes its mind. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { golden, goldenMatch, momentBefore, newMatch } from './matches'
import { Player } from './player'
import { pointsOf } from './pointing'
import { t } from './words'
import { useWorld } from './world'

const world = useWorld()

/** Whoever sits alone among bots, at the first pick of a match. */
async function drafting(): Promise<Player> {
  const device = await world.device()
  const match = await newMatch(world.server, {
    seats: ['Ada', 'Astrid', 'Leif', 'Runa'],
    bots: { 1: 'random', 2: 'random', 3: 'random' },
    seed: 'browser/draft',
  })
  return Player.sit(device, match, 0)
}

function viewOf(player: Player): { own: { hand: string[]; picks: string[] } } {
  if (!player.update) throw new Error('the page has heard of nothing')
  return player.update.view as { own: { hand: string[]; picks: string[] } }
}

function picks(player: Player): number {
  const { own } = viewOf(player)
  return own.hand.length + own.picks.length
}

const rest = (page: Page, time: number) => page.waitForTimeout(time)

/** In the page: a second click at the same place, as soon as another pack lies there. On a slow
 * machine a click from outside would come when the pack has long been read. */
function clickAgain([x, y]: readonly [number, number]): void {
  const pack = () => [...document.querySelectorAll('.pack [data-lit]')].map(card => card.outerHTML)
  const first = pack().length
  const watching = new MutationObserver(() => {
    const now = pack().length
    if (now === 0 || now >= first || document.querySelector('.picked')) return
    watching.disconnect()
    setTimeout(() => {
      const at = { clientX: x, clientY: y, bubbles: true, cancelable: true, detail: 1 }
      const under = document.elementFromPoint(x, y)
      under?.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'mouse' }))
      under?.dispatchEvent(new PointerEvent('click', { ...at, pointerType: 'mouse' }))
      document.body.dataset.clickedAgain = under?.closest('[data-target]')?.tagName ?? 'nothing'
    }, 60)
  })
  watching.observe(document.body, { subtree: true, childList: true, attributes: true })
}

test('the second click of a double click picks no card of the next pack', async () => {
  const player = await drafting()
  await player.isAsked()
  const [spot] = (await player.lit()).filter(lit => lit.name.startsWith('card:'))
  if (!spot) throw new Error('no card is lit')
  await player.page.evaluate(clickAgain, [spot.x, spot.y] as const)
  await player.press(spot)
  await player.page.locator('body[data-clicked-again="BUTTON"]').waitFor()
  await rest(player.page, 1000)
  expect(picks(player)).toBe(1)
  // Somebody who goes to another card is not held back.
  const next = (await player.lit()).find(lit => Math.hypot(lit.x - spot.x, lit.y - spot.y) > 100)
  const { seq } = await player.isAsked()
  await player.press(next ?? expect.unreachable())
  await player.shows(update => update.seq > seq)
  expect(picks(player)).toBe(2)
})

test('a preview opens under a pointer that moved, not under one that rests', async () => {
  const player = await drafting()
  await player.isAsked()
  const { page } = player
  const [first] = await player.lit()
  if (!first) throw new Error('no card is lit')
  await player.press(first)
  await player.shows(update => update.seq > 0 && update.question !== null && picks(player) === 1)
  await rest(page, 900)
  expect(await page.locator('[role=tooltip]').count()).toBe(0)
  await page.mouse.move(first.x + 12, first.y + 5, { steps: 3 })
  await page.locator('[role=tooltip]').waitFor()
  expect(await page.locator('[role=tooltip]').count()).toBe(1)
})

test('a kept card is not lit because its twin lies in the pack', async () => {
  const record = 'greedy-4'
  const saved = golden(record)
  let found = false
  for (let move = 0; move < saved.moves.length && !found; move++) {
    const line = saved.moves[move] ?? ''
    if (!/^\d pick /.test(line)) continue
    const seat = line[0]
    const card = line.slice(7)
    const again = saved.moves.findIndex((other, n) => n > move && other === `${seat} pick ${card}`)
    const between = saved.moves.slice(move + 1, again)
    if (again < 0 || between.some(other => !/^\d pick /.test(other))) continue
    found = true
    const match = await goldenMatch(world.server, record, again)
    const player = await Player.sit(await world.device(), match, Number(seat))
    await player.isAsked()
    const twins = player.page.locator(`[data-target="card:${card}"]`)
    expect(await twins.count()).toBeGreaterThan(1)
    expect(await player.page.locator('.pack [data-lit]').count()).toBeGreaterThan(0)
    expect(await player.page.locator('.fan [data-lit]').count()).toBe(0)
  }
  expect(found).toBe(true)
})

test('one box at a time lies over the board, also after a reason', async () => {
  const device = await world.device()
  const { moves, seat } = momentBefore('greedy-4', /^pillage/)
  const match = await goldenMatch(world.server, 'greedy-4', moves)
  const player = await Player.sit(device, match, seat)
  await player.isAsked()
  const { page } = player
  const boxes = () => page.locator('.popover, .intel').count()
  await page.locator('.board [data-target^="token:"]').first().waitFor()
  const [tokens] = await page.evaluate(pointsOf, [
    ['.board [data-target^="token:"]', 'data-target'],
  ] as const)
  const at = tokens?.find(({ x }) => x >= 0)
  if (!at) throw new Error('no token can be hit')
  await page.mouse.move(at.x - 3, at.y, { steps: 2 })
  await page.mouse.move(at.x, at.y, { steps: 2 })
  await page.locator('.popover').waitFor()
  expect(await boxes()).toBe(1)
  const closed = page.locator('.players [data-target^="slot:"]').first()
  await page.getByRole('region', { name: t('table-players') }).hover()
  await closed.hover()
  await page.locator('.popover').waitFor()
  expect(await boxes()).toBe(1)
})

test('why an Invade may not lead to Yggdrasil is told for the Invade', async () => {
  const device = await world.device()
  const match = await newMatch(world.server, {
    seats: ['Ada', 'Bor'],
    options: { first_game: true, first_player: '1' },
    seed: 'browser/undo',
  })
  const player = await Player.sit(device, match, 0)
  await player.isAsked()
  await device.page.locator('[data-target="place:yggdrasil"]').first().click({ force: true })
  await device.page.locator('.popover a[href$="#BR-INV-05"]').waitFor()
  await device.page.getByRole('alert').getByText('Nobody invades Yggdrasil').waitFor()
  await device.page.locator('.popover .clause', { hasText: /BR-INV-05\s+\w+ \w+/ }).waitFor()
})

test('with nothing to add, the page shows that there is nothing to decide', async () => {
  const record = 'greedy-4'
  const saved = golden(record)
  const device = await world.device()
  for (let from = 0; ; ) {
    const at = saved.moves.findIndex((line, n) => n >= from && /^\d done$/.test(line))
    if (at < 0) throw new Error('nobody was without a late card')
    from = at + 1
    const seat = Number(saved.moves[at]?.[0])
    if (!/^\d (play|done|add)/.test(saved.moves[at - 1] ?? '')) continue
    const match = await goldenMatch(world.server, record, at)
    const player = await Player.sit(device, match, seat)
    const { question } = await player.isAsked()
    if (question?.prompt !== 'add_late_card' || question.moves.length > 1) continue
    await device.page.getByText(t('table-formality'), { exact: true }).waitFor()
    await device.page
      .locator('[role=toolbar]')
      .getByRole('button', { name: t('table-go-on') })
      .waitFor()
    break
  }
})
