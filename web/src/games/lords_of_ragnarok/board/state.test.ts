import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../../settings.svelte'
import type { Table } from '../../../table/table.svelte'
import { MOVE } from '../../kit/board/state.svelte'
import { GROW } from '../../lords/monument'
import { TWO, viewWith } from './sample'
import { RagnarokBoard, timeOf } from './state.svelte'

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
  const board = new RagnarokBoard(table, () => TWO)
  board.arrive(before)
  expect(board.view).toBe(before)
  expect(board.moved).toEqual([])
  board.arrive(after)
  expect(board.moved.map(({ key }) => key)).toEqual(['army/0'])
  expect(board.moved.every(({ from, to }) => from.join() !== to.join())).toBe(true)
})

test('a trail stays until something else moves or falls', () => {
  const board = new RagnarokBoard(table, () => TWO)
  for (const view of [before, after]) board.arrive(view)
  vi.advanceTimersByTime(MOVE)
  board.arrive(viewWith({ armies: { '9': [[0, 3]] }, heroes: ['8', '2'], control: { '9': 0 } }))
  expect(board.moved.map(({ key }) => key)).toEqual(['army/0'])
  board.arrive(viewWith({ heroes: ['8', '2'] }))
  expect(board.moved).toEqual([])
})

test('a monument that has grown is told until the board rests', () => {
  const board = new RagnarokBoard(table, () => TWO)
  board.arrive(viewWith({ odin: 0 }))
  board.arrive(viewWith({ odin: 1 }))
  expect(board.grown).toEqual(['odin'])
  vi.advanceTimersByTime(GROW)
  expect(board.grown).toEqual([])
})

test('who wants calm sees the new view at once', () => {
  settings.animate = false
  const board = new RagnarokBoard(table, () => TWO)
  board.arrive(before)
  board.arrive(after)
  expect(board.view).toBe(after)
  expect(board.lively).toBe(false)
})
