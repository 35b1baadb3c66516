import { describe, expect, it } from 'vitest'
import { isBlind, STILL, UNREAD } from './presses'
import type { Table } from './table.svelte'

const table = { asked: { x: 100, y: 100, time: 5000 } } as Table

describe('a press', () => {
  it('is blind on a question that came under a resting pointer just now', () => {
    expect(isBlind(table, { x: 101, y: 99, time: 5060 })).toBe(true)
  })

  it('counts once the question can have been read', () => {
    expect(isBlind(table, { x: 100, y: 100, time: 5000 + UNREAD })).toBe(false)
  })

  it('counts at once where the pointer has gone', () => {
    expect(isBlind(table, { x: 100 + STILL, y: 100, time: 5010 })).toBe(false)
  })

  it('counts where no pointer was seen before', () => {
    const fresh = { asked: { x: Number.NaN, y: Number.NaN, time: 5000 } } as Table
    expect(isBlind(fresh, { x: 1, y: 1, time: 5001 })).toBe(false)
  })
})
