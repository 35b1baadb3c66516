/** What the table of Blood Rage shows at once: nothing of it lies under something else or outside. */
import { expect, test } from 'vitest'
import type { Look } from './browser'
import { golden, goldenMatch, momentBefore } from './matches'
import { Player } from './player'
import { DRAFT } from './scenes'
import { t } from './words'
import { useWorld } from './world'

const world = useWorld()
const LAPTOP = { width: 1366, height: 768 }
const DESKTOP = { width: 1440, height: 900 }
const TABLET = { width: 1000, height: 800 }

async function sits(record: string, moves: number, seat: number, look: Look): Promise<Player> {
  const player = await Player.sit(
    await world.device(look),
    await goldenMatch(world.server, record, moves),
    seat,
  )
  await player.isAsked()
  return player
}

/** In the page: elements of which a pointer hits neither the top nor the bottom edge. */
function covered(selector: string): string[] {
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  if (all.length === 0) return ['nothing is there']
  return all
    .filter(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return ![top + 3, bottom - 3].every(y =>
        [0.2, 0.35, 0.5, 0.65, 0.8].some(part => {
          const hit = document.elementFromPoint(left + (right - left) * part, y)
          return hit !== null && element.contains(hit)
        }),
      )
    })
    .map(element => element.textContent ?? '')
}

/** In the page: elements of the second kind on which one of the first lies. */
function overlapping([first = '', second = '']: string[]): string[] {
  const boxes = [...document.querySelectorAll(first)].map(one => one.getBoundingClientRect())
  return [...document.querySelectorAll(second)]
    .filter(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return boxes.some(
        box => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      )
    })
    .map(element => element.textContent ?? '')
}

test.each([{ size: LAPTOP }, { size: DESKTOP }])(
  'every card of the draft is in sight, $size.height px',
  async look => {
    const device = await world.device(look)
    await DRAFT.open(device, world.server)
    expect(await device.page.locator('.pack .place').count()).toBeGreaterThan(4)
    expect(await device.page.evaluate(covered, '.pack .card')).toEqual([])
  },
)

test.each([{ size: LAPTOP }, { size: DESKTOP }])(
  'three Quests lie side by side, $size.height px',
  async look => {
    // Seat 2 has chosen its third of this Age, and is asked again.
    const lines = golden('greedy-4').moves
    const third = lines.findIndex((line, n) => n > 80 && line.startsWith('2 quest '))
    const next = lines.findIndex((line, n) => n > third && line.startsWith('2 '))
    const player = await sits('greedy-4', next, 2, look)
    const quests = player.page.locator('.quests .row > .quest')
    const widths = await quests.evaluateAll(all =>
      all.map((quest, n) => {
        const next = all[n + 1]?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY
        const { left, right } = quest.getBoundingClientRect()
        return Math.min(right, next) - left
      }),
    )
    expect(widths.length).toBeGreaterThan(2)
    for (const width of widths) expect(width).toBeGreaterThan(30)
  },
)

test('lit slots of the clan leave the counters of its panel free', async () => {
  const { moves, seat } = momentBefore('greedy-4', /^slot clan/, 240)
  const player = await sits('greedy-4', moves, seat, { size: DESKTOP })
  const panel = `[data-seat="${seat}"]`
  expect(await player.page.locator(`${panel} [data-lit]`).count()).toBeGreaterThan(1)
  expect(await player.page.evaluate(overlapping, [`${panel} .slot`, `${panel} .count`])).toEqual([])
})

test.each([
  { size: DESKTOP, open: true },
  { size: TABLET, open: false },
])('only a closed log is offered to see what happened, open: $open', async ({ size, open }) => {
  const { moves, seat } = momentBefore('greedy-4', /^pillage/, 281)
  const match = await goldenMatch(world.server, 'greedy-4', moves)
  const device = await world.device({ size })
  const player = await Player.sit(device, match, (seat + 1) % 4)
  await player.shows(update => update.moves === moves)
  await device.page.locator('.question').waitFor()
  const log = device.page.getByRole('list', { name: t('table-log') })
  expect(await log.isVisible()).toBe(open)
  const offer = device.page.getByRole('button', { name: t('table-see-log') })
  expect(await offer.count()).toBe(open ? 0 : 1)
})
