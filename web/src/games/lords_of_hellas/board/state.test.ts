import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../../settings.svelte'
import type { Table } from '../../../table/table.svelte'
import { MOVE } from '../../kit/board/state.svelte'
import { GROW } from '../../lords/monument'
import { viewWith } from './sample'
import { HellasBoard, marchesOf, timeOf } from './state.svelte'

/** A table without a question. */
const table = { isLit: () => false, isHighlighted: () => false } as unknown as Table

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
  settings.animate = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const before = viewWith({ hoplites: { attica: [3, 0] }, heroes: ['attica', 'crete'] })
const after = viewWith({
  hoplites: { attica: [1, 0], boeotia: [2, 0] },
  heroes: ['attica', 'crete'],
})

test('hoplites that leave one region fly to the other', () => {
  expect(marchesOf(before, after)).toEqual([{ seat: 0, from: 'attica', to: 'boeotia' }])
  expect(marchesOf(null, after)).toEqual([])
  expect(marchesOf(after, after)).toEqual([])
})

test('a change is shown for as long as it is worth looking at', () => {
  expect(timeOf(null, after)).toBe(0)
  expect(timeOf(after, after)).toBe(0)
  expect(timeOf(before, after)).toBe(MOVE)
  expect(timeOf(viewWith({ zeus: 1 }), viewWith({ zeus: 2 }))).toBe(GROW)
  expect(timeOf(viewWith({ heroes: ['elis', null] }), viewWith({ heroes: ['crete', null] }))).toBe(
    MOVE,
  )
})

test('the first view is there at once; a march is on its way until the next', () => {
  const board = new HellasBoard(table)
  board.arrive(before)
  expect(board.view).toBe(before)
  expect(board.moved).toEqual([])
  board.arrive(after)
  expect(board.view).toBe(after)
  expect(board.flights.map(({ seat }) => seat)).toEqual([0])
  vi.advanceTimersByTime(MOVE)
  expect(board.flights).toEqual([])
  expect(board.moved.some(({ from, to }) => from !== to)).toBe(true)
})

test('who wants calm sees the new view at once', () => {
  settings.animate = false
  const board = new HellasBoard(table)
  board.arrive(before)
  board.arrive(after)
  expect(board.view).toBe(after)
  expect(board.flights).toEqual([])
})
