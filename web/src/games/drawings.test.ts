/** Drawings that the client loads; `web/art` has their sources. */
import { describe, expect, test } from 'vitest'

const FILES = import.meta.glob<string>('./*/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const games = new Set(Object.keys(FILES).map(file => file.split('/')[1] ?? ''))

function parsed(drawing: string): XMLDocument {
  return new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`,
    'image/svg+xml',
  )
}

function idsOf(file: XMLDocument): string[] {
  return [...file.querySelectorAll('[id]')].map(({ id }) => id)
}

test.each(Object.keys(FILES))('%s is whole, and names nothing twice', file => {
  const drawing = parsed(FILES[file] ?? '')
  expect(drawing.querySelector('parsererror')?.textContent).toBeUndefined()
  const ids = idsOf(drawing)
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([])
})

describe.each([...games])('in %s', game => {
  test('a drawing uses only what is drawn', () => {
    const drawings = Object.entries(FILES)
      .filter(([file]) => file.startsWith(`./${game}/`))
      .map(([, text]) => parsed(text))
    const drawn = new Set(drawings.flatMap(idsOf))
    const used = drawings.flatMap(drawing =>
      [...drawing.querySelectorAll('use')].map(use => use.getAttribute('href')?.slice(1)),
    )
    expect(used.filter(id => id === undefined || !drawn.has(id))).toEqual([])
  })
})
