import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLOSEST, REST_MS, Sight } from './sight.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function sightOf(width: number, height: number): Sight {
  const sight = new Sight()
  sight.zone = { width, height }
  sight.sheet = { width: 1600, height: 1140 }
  return sight
}

test('the whole board fits in its zone, in the middle', () => {
  const sight = sightOf(1000, 570)
  expect(sight.fit).toEqual({ width: 800, height: 570 })
  expect([sight.left, sight.top]).toEqual([100, 0])
})

test('on a phone it lies at the upper edge', () => {
  const sight = sightOf(400, 500)
  sight.high = true
  expect([sight.left, sight.top]).toEqual([0, 0])
})

test('the point under the pointer stays when zooming in', () => {
  const sight = sightOf(1000, 570)
  const under = () => [(500 - sight.left) / sight.scale, (300 - sight.top) / sight.scale]
  const before = under()
  sight.zoomTo(2, 500, 300)
  expect(under()[0]).toBeCloseTo(before[0] ?? 0)
  expect(under()[1]).toBeCloseTo(before[1] ?? 0)
})

test('the board is never lost', () => {
  const sight = sightOf(1000, 570)
  sight.zoomTo(100)
  expect(sight.scale).toBe(CLOSEST)
  sight.pan(99999, -99999)
  expect(sight.left).toBe(0)
  expect(sight.top).toBe(570 - 570 * CLOSEST)
  sight.zoomTo(0.01)
  expect(sight.scale).toBe(1)
  expect([sight.left, sight.top]).toEqual([100, 0])
})

test('a pan does not pile up past the edge', () => {
  const sight = sightOf(1000, 570)
  sight.zoomTo(2)
  sight.pan(99999, 0)
  sight.pan(-10, 0)
  expect(sight.left).toBe(-10)
})

test('a box of the sheet comes to the middle, as large as fits', () => {
  const sight = sightOf(800, 570)
  sight.closeTo([800, 570, 400, 200])
  expect(sight.scale).toBe(4)
  sight.closeTo([600, 400, 800, 285])
  expect(sight.scale).toBe(2)
  expect(sight.left).toBe(400 - 1000)
  expect(sight.top).toBe(285 - 542.5)
  sight.closeTo([0, 0, 1600, 1140])
  expect(sight.scale).toBe(1)
})

test('the board keeps its size and place while the bars below it change a little', () => {
  const sight = sightOf(1000, 570)
  const low = [sight.fit, sight.top]
  sight.zone = { width: 1000, height: 620 }
  expect([sight.fit, sight.top]).toEqual(low)
  sight.zone = { width: 1000, height: 570 }
  expect([sight.fit, sight.top]).toEqual(low)
})

test('when the bars have come to rest it is as large as it can be, whatever was there before', () => {
  const sight = sightOf(1000, 570)
  vi.advanceTimersByTime(REST_MS)
  sight.zone = { width: 1000, height: 545 }
  expect(sight.fit.height).toBe(545)
  vi.advanceTimersByTime(REST_MS)
  sight.zone = { width: 1000, height: 570 }
  expect(sight.fit.height).toBe(545)
  vi.advanceTimersByTime(REST_MS)
  expect(sight.fit.height).toBe(570)
})

test('it gets smaller when it must, and larger when there is much more room', () => {
  const sight = sightOf(1000, 570)
  expect(sight.fit.height).toBe(570)
  sight.zone = { width: 1000, height: 560 }
  expect(sight.fit.height).toBe(560)
  sight.zone = { width: 1000, height: 690 }
  expect(sight.fit.height).toBe(690)
})

test('a window of another width lays it out anew', () => {
  const sight = sightOf(780, 570)
  const before = sight.fit.width
  sight.zone = { width: 800, height: 570 }
  expect(sight.fit.width).toBeGreaterThan(before)
})

test('the place that a scene is about stays in sight above it', () => {
  const sight = sightOf(800, 570)
  sight.about = [400, 900]
  expect(sight.top).toBe(0)
  sight.covered = 300
  // 900 of 1140 is pixel 450, and comes to the middle of the 270 pixels that are free.
  expect(sight.top).toBe(135 - 450)
  sight.about = [400, 200]
  expect(sight.top).toBe(0)
  sight.about = null
  expect(sight.top).toBe(0)
})

test('whoever zooms while a scene pushes the board up begins with what is seen', () => {
  const sight = sightOf(800, 570)
  sight.about = [400, 620]
  sight.covered = 300
  const under = () => (100 - sight.top) / sight.scale
  const before = under()
  sight.zoomTo(2, 400, 100)
  expect(under()).toBeCloseTo(before)
})
