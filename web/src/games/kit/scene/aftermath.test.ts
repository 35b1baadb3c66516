import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Aftermath, MOMENT } from './aftermath.svelte'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what has just ended', () => {
  it('is not shown if it had ended before the page was opened', () => {
    const after = new Aftermath({ move: 7 })
    after.notice({ move: 7 })
    expect(after.shown).toBeNull()
  })

  it('is shown once, for a moment', () => {
    const after = new Aftermath<{ move: number }>(null)
    const ended = { move: 3 }
    after.notice(ended)
    expect(after.shown).toBe(ended)
    after.fade()
    vi.advanceTimersByTime(MOMENT - 1)
    expect(after.shown).toBe(ended)
    vi.advanceTimersByTime(1)
    expect(after.shown).toBeNull()
    after.notice(ended)
    expect(after.shown).toBeNull()
  })

  it('goes with an undo, and is shown again when it happens again', () => {
    const after = new Aftermath<{ move: number }>(null)
    after.notice({ move: 9 })
    after.notice(null)
    expect(after.shown).toBeNull()
    const again = { move: 9 }
    after.notice(again)
    expect(after.shown).toBe(again)
  })
})
