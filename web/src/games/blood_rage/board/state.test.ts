import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../../settings.svelte'
import type { Table } from '../../../table/table.svelte'
import { MOVE } from '../../kit/board/state.svelte'
import type { BloodRageView } from '../types'
import { BloodRageBoard, BURN, FLIP, timeOf } from './state.svelte'

function viewOf(place: string, { pillaged = false, destroyed = false } = {}): BloodRageView {
  return {
    clans: [{ clan: 'wolf', figures: { leader: place } }],
    provinces: { horgr: { token: 'rage', pillaged, destroyed } },
  } as unknown as BloodRageView
}

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

test('the first view is there at once, without movement', () => {
  const board = new BloodRageBoard(table)
  const first = viewOf('horgr')
  board.arrive(first)
  expect(board.view).toBe(first)
  expect(board.lively).toBe(false)
  expect(board.moved).toEqual([])
})

test('views are shown in order, each for as long as its movement takes', () => {
  const board = new BloodRageBoard(table)
  const [a, b, c] = [viewOf('horgr'), viewOf('gimle'), viewOf('andlang')]
  for (const view of [a, b, c]) board.arrive(view)
  expect(board.view).toBe(b)
  expect(board.moved).toHaveLength(1)
  vi.advanceTimersByTime(MOVE)
  expect(board.view).toBe(c)
})

test('what shows nothing on the board takes no time', () => {
  const board = new BloodRageBoard(table)
  const again = viewOf('horgr')
  board.arrive(viewOf('horgr'))
  board.arrive(again)
  expect(board.view).toBe(again)
})

test('a board that falls behind jumps to the present', () => {
  const board = new BloodRageBoard(table)
  const views = ['horgr', 'gimle', 'andlang', 'horgr', 'gimle', 'andlang', 'horgr', 'gimle']
  for (const place of views) board.arrive(viewOf(place))
  const last = viewOf('andlang')
  board.arrive(last)
  vi.advanceTimersByTime(2500)
  expect(board.view).toBe(last)
})

test('a click skips to the present', () => {
  const board = new BloodRageBoard(table)
  const last = viewOf('andlang')
  board.arrive(viewOf('horgr'))
  board.arrive(viewOf('gimle'))
  board.arrive(last)
  board.skip()
  expect(board.view).toBe(last)
})

test('whoever wants calm sees a swap and what moved', () => {
  settings.animate = false
  const board = new BloodRageBoard(table)
  const last = viewOf('andlang')
  board.arrive(viewOf('horgr'))
  board.arrive(viewOf('gimle'))
  board.arrive(last)
  expect(board.view).toBe(last)
  expect(board.lively).toBe(false)
  expect(board.moved).toHaveLength(1)
})

test('a province burns, a token turns, a figure moves', () => {
  const before = viewOf('horgr')
  expect(timeOf(before, viewOf('valhalla', { destroyed: true }))).toBe(BURN)
  expect(timeOf(before, viewOf('horgr', { pillaged: true }))).toBe(FLIP)
  expect(timeOf(before, viewOf('gimle'))).toBe(MOVE)
  expect(timeOf(null, before)).toBe(0)
})
