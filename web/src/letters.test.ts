// @vitest-environment node
/** Letters of pages have the sizes of the scale in `tokens.css`. On a board they are drawn, in the
 * board's own units. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = import.meta.dirname
const SIZE = /font-size:[^;]*\d(px|rem)|font:[^;/]*\d(px|rem)[^;]*/g

test('letters are of the scale', () => {
  const pages = readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter(
    name => /\.(svelte|css)$/.test(name) && !name.endsWith('tokens.css'),
  )
  const own = pages
    .filter(name => !/games.\w+.board/.test(name))
    .flatMap(name => {
      const source = readFileSync(join(SRC, name), 'utf-8')
      return [...source.matchAll(SIZE)].map(([text]) => `${name} ${text}`)
    })
  expect(own).toEqual([])
})
