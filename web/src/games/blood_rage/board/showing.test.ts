import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../../settings.svelte'
import type { BloodRageView } from '../types'
import { BURN, FLIP, MOVE, Showing, timeOf } from './showing.svelte'

function viewOf(place: string, { pillaged = false, destroyed = false } = {}): BloodRageView {
  return {
    clans: [{ clan: 'wolf', figures: { leader: place } }],
    provinces: { horgr: { token: 'rage', pillaged, destroyed } },
  } as unknown as BloodRageView
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  settings.animate = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the first view is there at once, without movement', () => {
  const showing = new Showing()
  const first = viewOf('horgr')
  showing.arrive(first)
  expect(showing.view).toBe(first)
  expect(showing.lively).toBe(false)
  expect(showing.moved).toEqual([])
})

test('views are shown in order, each for as long as its movement takes', () => {
  const showing = new Showing()
  const [a, b, c] = [viewOf('horgr'), viewOf('gimle'), viewOf('andlang')]
  for (const view of [a, b, c]) showing.arrive(view)
  expect(showing.view).toBe(b)
  expect(showing.moved).toHaveLength(1)
  vi.advanceTimersByTime(MOVE)
  expect(showing.view).toBe(c)
})

test('what shows nothing on the board takes no time', () => {
  const showing = new Showing()
  const again = viewOf('horgr')
  showing.arrive(viewOf('horgr'))
  showing.arrive(again)
  expect(showing.view).toBe(again)
})

test('a board that falls behind jumps to the present', () => {
  const showing = new Showing()
  const views = ['horgr', 'gimle', 'andlang', 'horgr', 'gimle', 'andlang', 'horgr', 'gimle']
  for (const place of views) showing.arrive(viewOf(place))
  const last = viewOf('andlang')
  showing.arrive(last)
  vi.advanceTimersByTime(2500)
  expect(showing.view).toBe(last)
})

test('a click skips to the present', () => {
  const showing = new Showing()
  const last = viewOf('andlang')
  showing.arrive(viewOf('horgr'))
  showing.arrive(viewOf('gimle'))
  showing.arrive(last)
  showing.skip()
  expect(showing.view).toBe(last)
})

test('whoever wants calm sees a swap and what moved', () => {
  settings.animate = false
  const showing = new Showing()
  const last = viewOf('andlang')
  showing.arrive(viewOf('horgr'))
  showing.arrive(viewOf('gimle'))
  showing.arrive(last)
  expect(showing.view).toBe(last)
  expect(showing.lively).toBe(false)
  expect(showing.moved).toHaveLength(1)
})

test('a province burns, a token turns, a figure moves', () => {
  const before = viewOf('horgr')
  expect(timeOf(before, viewOf('valhalla', { destroyed: true }))).toBe(BURN)
  expect(timeOf(before, viewOf('horgr', { pillaged: true }))).toBe(FLIP)
  expect(timeOf(before, viewOf('gimle'))).toBe(MOVE)
  expect(timeOf(null, before)).toBe(0)
})
