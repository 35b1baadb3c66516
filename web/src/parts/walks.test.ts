import { afterEach, expect, test } from 'vitest'
import { walks } from './walks'

afterEach(() => document.body.replaceChildren())

function list(around: boolean): { press: (key: string) => boolean; at: () => string } {
  const box = document.createElement('div')
  box.innerHTML = '<input><button>a</button><button>b</button><button>c</button>'
  document.body.append(box)
  walks({ among: 'button', way: 'down', around })(box)
  box.querySelector('button')?.focus()
  return {
    at: () => document.activeElement?.textContent ?? '',
    /** Whether the key still does what it does elsewhere. */
    press: key =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ) ?? true,
  }
}

test('arrow keys walk as far as the ends', () => {
  const { press, at } = list(false)
  expect(press('ArrowDown')).toBe(false)
  expect(at()).toBe('b')
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) press(key)
  expect(at()).toBe('c')
  press('ArrowUp')
  expect(at()).toBe('b')
})

test('or around them', () => {
  const { press, at } = list(true)
  press('ArrowUp')
  expect(at()).toBe('c')
  press('ArrowDown')
  expect(at()).toBe('a')
})

test('other keys, and keys elsewhere in the element, keep their meaning', () => {
  const { press } = list(false)
  expect(press('ArrowRight')).toBe(true)
  document.querySelector('input')?.focus()
  expect(press('ArrowDown')).toBe(true)
})
