import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLOSEST, REST_MS, Viewport } from './viewport.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function sightOf(width: number, height: number): Viewport {
  const viewport = new Viewport()
  viewport.zone = { width, height }
  viewport.sheet = { width: 1600, height: 1140 }
  return viewport
}

test('the whole board fits in its zone, in the middle', () => {
  const viewport = sightOf(1000, 570)
  expect(viewport.fit).toEqual({ width: 800, height: 570 })
  expect([viewport.left, viewport.top]).toEqual([100, 0])
})

test('on a phone it lies at the upper edge', () => {
  const viewport = sightOf(400, 500)
  viewport.high = true
  expect([viewport.left, viewport.top]).toEqual([0, 0])
})

test('the point under the pointer stays when zooming in', () => {
  const viewport = sightOf(1000, 570)
  const under = () => [
    (500 - viewport.left) / viewport.scale,
    (300 - viewport.top) / viewport.scale,
  ]
  const before = under()
  viewport.zoomTo(2, 500, 300)
  expect(under()[0]).toBeCloseTo(before[0] ?? 0)
  expect(under()[1]).toBeCloseTo(before[1] ?? 0)
})

test('the board is never lost', () => {
  const viewport = sightOf(1000, 570)
  viewport.zoomTo(100)
  expect(viewport.scale).toBe(CLOSEST)
  viewport.pan(99999, -99999)
  expect(viewport.left).toBe(0)
  expect(viewport.top).toBe(570 - 570 * CLOSEST)
  viewport.zoomTo(0.01)
  expect(viewport.scale).toBe(1)
  expect([viewport.left, viewport.top]).toEqual([100, 0])
})

test('a pan does not pile up past the edge', () => {
  const viewport = sightOf(1000, 570)
  viewport.zoomTo(2)
  viewport.pan(99999, 0)
  viewport.pan(-10, 0)
  expect(viewport.left).toBe(-10)
})

test('a box of the sheet comes to the middle, as large as fits', () => {
  const viewport = sightOf(800, 570)
  viewport.closeTo([800, 570, 400, 200])
  expect(viewport.scale).toBe(4)
  viewport.closeTo([600, 400, 800, 285])
  expect(viewport.scale).toBe(2)
  expect(viewport.left).toBe(400 - 1000)
  expect(viewport.top).toBe(285 - 542.5)
  viewport.closeTo([0, 0, 1600, 1140])
  expect(viewport.scale).toBe(1)
})

test('the board keeps its size and place while the bars below it change a little', () => {
  const viewport = sightOf(1000, 570)
  const low = [viewport.fit, viewport.top]
  viewport.zone = { width: 1000, height: 620 }
  expect([viewport.fit, viewport.top]).toEqual(low)
  viewport.zone = { width: 1000, height: 570 }
  expect([viewport.fit, viewport.top]).toEqual(low)
})

test('when the bars have come to rest it is as large as it can be, whatever was there before', () => {
  const viewport = sightOf(1000, 570)
  vi.advanceTimersByTime(REST_MS)
  viewport.zone = { width: 1000, height: 545 }
  expect(viewport.fit.height).toBe(545)
  vi.advanceTimersByTime(REST_MS)
  viewport.zone = { width: 1000, height: 570 }
  expect(viewport.fit.height).toBe(545)
  vi.advanceTimersByTime(REST_MS)
  expect(viewport.fit.height).toBe(570)
})

test('it gets smaller when it must, and larger when there is much more room', () => {
  const viewport = sightOf(1000, 570)
  expect(viewport.fit.height).toBe(570)
  viewport.zone = { width: 1000, height: 560 }
  expect(viewport.fit.height).toBe(560)
  viewport.zone = { width: 1000, height: 690 }
  expect(viewport.fit.height).toBe(690)
})

test('a window of another width lays it out anew', () => {
  const viewport = sightOf(780, 570)
  const before = viewport.fit.width
  viewport.zone = { width: 800, height: 570 }
  expect(viewport.fit.width).toBeGreaterThan(before)
})

test('the place that a scene is about stays in viewport above it', () => {
  const viewport = sightOf(800, 570)
  viewport.about = [400, 900]
  expect(viewport.top).toBe(0)
  viewport.covered = 300
  // 900 of 1140 is pixel 450, and comes to the middle of the 270 pixels that are free.
  expect(viewport.top).toBe(135 - 450)
  viewport.about = [400, 200]
  expect(viewport.top).toBe(0)
  viewport.about = null
  expect(viewport.top).toBe(0)
})

test('whoever zooms while a scene pushes the board up begins with what is seen', () => {
  const viewport = sightOf(800, 570)
  viewport.about = [400, 620]
  viewport.covered = 300
  const under = () => (100 - viewport.top) / viewport.scale
  const before = under()
  viewport.zoomTo(2, 400, 100)
  expect(under()).toBeCloseTo(before)
})
