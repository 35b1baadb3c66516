import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, toast, toasts } from './toasts.svelte'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  while (toasts.now) dismissToast()
  vi.useRealTimers()
})

it('shows one at a time, four seconds each', () => {
  toast('first')
  toast('second')
  expect(toasts.now?.text).toBe('first')
  vi.advanceTimersByTime(4000)
  expect(toasts.now?.text).toBe('second')
  vi.advanceTimersByTime(4000)
  expect(toasts.now).toBeNull()
})

it('gives the next its full time when one is taken away early', () => {
  toast('first')
  toast('second')
  vi.advanceTimersByTime(3000)
  dismissToast()
  vi.advanceTimersByTime(3000)
  expect(toasts.now?.text).toBe('second')
})

it('does not repeat what is already said', () => {
  toast('again')
  toast('again')
  dismissToast()
  expect(toasts.now).toBeNull()
})
