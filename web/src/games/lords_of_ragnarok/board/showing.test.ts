import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../../settings.svelte'
import { GROW, MOVE } from '../../kit/board/showing'
import { TWO, viewWith } from './sample'
import { Showing, timeOf } from './showing.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  settings.animate = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const before = viewWith({ armies: { '8': [[0, 3]] }, heroes: ['8', '2'] })
const after = viewWith({ armies: { '9': [[0, 3]] }, heroes: ['8', '2'] })

test('a change is shown for as long as it is worth looking at', () => {
  expect(timeOf(null, after)).toBe(0)
  expect(timeOf(after, after)).toBe(0)
  expect(timeOf(before, after)).toBe(MOVE)
  expect(
    timeOf(viewWith({ armies: { '8': [[0, 3]] } }), viewWith({ armies: { '8': [[0, 4]] } })),
  ).toBe(MOVE)
  expect(timeOf(viewWith({ drakkars: ['sea_a'] }), viewWith({ drakkars: ['sea_b'] }))).toBe(MOVE)
  expect(timeOf(viewWith({}), viewWith({ wheel: { usurp: [0] } }))).toBe(MOVE)
  expect(timeOf(viewWith({ odin: 1 }), viewWith({ odin: 2 }))).toBe(GROW)
  expect(timeOf(viewWith({}), viewWith({ control: { '1': 0 } }))).toBe(0)
})

test('the first view is there at once; what moved later leaves a trail', () => {
  const showing = new Showing(() => TWO)
  showing.arrive(before)
  expect(showing.view).toBe(before)
  expect(showing.moved).toEqual([])
  showing.arrive(after)
  expect(showing.moved.map(({ key }) => key)).toEqual(['army/0'])
  expect(showing.moved.every(({ from, to }) => from.join() !== to.join())).toBe(true)
})

test('a trail stays until something else moves or falls', () => {
  const showing = new Showing(() => TWO)
  for (const view of [before, after]) showing.arrive(view)
  vi.advanceTimersByTime(MOVE)
  showing.arrive(viewWith({ armies: { '9': [[0, 3]] }, heroes: ['8', '2'], control: { '9': 0 } }))
  expect(showing.moved.map(({ key }) => key)).toEqual(['army/0'])
  showing.arrive(viewWith({ heroes: ['8', '2'] }))
  expect(showing.moved).toEqual([])
})

test('a monument that has grown is told until the board rests', () => {
  const showing = new Showing(() => TWO)
  showing.arrive(viewWith({ odin: 0 }))
  showing.arrive(viewWith({ odin: 1 }))
  expect(showing.grown).toEqual(['odin'])
  vi.advanceTimersByTime(GROW)
  expect(showing.grown).toEqual([])
})

test('who wants calm sees the new view at once', () => {
  settings.animate = false
  const showing = new Showing(() => TWO)
  showing.arrive(before)
  showing.arrive(after)
  expect(showing.view).toBe(after)
  expect(showing.lively).toBe(false)
})
