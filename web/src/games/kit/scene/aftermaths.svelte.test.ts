import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Table } from '../../../table/table.svelte'
import { MOMENT } from './aftermath.svelte'
import { Aftermaths } from './aftermaths.svelte'

interface Ended {
  move: number
  own: boolean
}
const OWN = { move: 3, own: true }
const OTHERS = { move: 4, own: false }

class Known {
  ended = $state.raw<Ended[]>([])
  lasts = $state(false)
  lies = $state(false)
}

class Shown {
  past = $state.raw<object | null>(null)
  sent = $state.raw<object | null>(null)
}

let known: Known
let table: Shown
let aftermaths: Aftermaths<Ended>
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  known = new Known()
  table = new Shown()
  end = $effect.root(() => {
    aftermaths = new Aftermaths(
      table as unknown as Table,
      () => known,
      ({ own }) => own,
    )
  })
  flushSync()
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

function shownAfter(change: () => void, time = 0): Ended | null {
  change()
  flushSync()
  vi.advanceTimersByTime(time)
  flushSync()
  return aftermaths.shown
}

const ended = (...all: Ended[]) => {
  known.ended = all
}

describe('what has ended', () => {
  it('stays if it is one’s own, until one goes on', () => {
    expect(shownAfter(() => ended(OWN), MOMENT * 10)).toBe(OWN)
    expect(shownAfter(() => aftermaths.dismiss())).toBeNull()
  })

  it('goes with one’s own answer', () => {
    expect(shownAfter(() => ended(OWN))).toBe(OWN)
    expect(shownAfter(() => (table.sent = {}))).toBeNull()
  })

  it('is shown for a moment if it is that of others', () => {
    expect(shownAfter(() => ended(OTHERS), MOMENT - 1)).toBe(OTHERS)
    expect(shownAfter(() => {}, 1)).toBeNull()
  })

  it('stays before what others do next', () => {
    shownAfter(() => ended(OWN))
    expect(shownAfter(() => (known.lasts = true))).toBe(OWN)
    expect(shownAfter(() => ended(OWN, OTHERS))).toBe(OWN)
  })

  it('is told when it is over, not while it lies there', () => {
    known.lasts = true
    known.lies = true
    expect(shownAfter(() => ended(OWN))).toBeNull()
    known.lasts = false
    expect(shownAfter(() => (known.lies = false))).toBe(OWN)
  })
})
