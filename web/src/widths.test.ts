// @vitest-environment node
/** Pages change at the sizes that have a name, and at no others. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HEIGHTS, WIDTHS } from './widths'

const SRC = import.meta.dirname
const LIMIT = /\((min|max)-(width|height): (\d+)px\)/g

test('limits of windows have a name', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf-8' })
  const unnamed = files
    .filter(name => /\.(svelte|css)$/.test(name))
    .flatMap(name => {
      const queries = readFileSync(join(SRC, name), 'utf-8').match(/@media[^{]*/g) ?? []
      return queries.flatMap(query => [...query.matchAll(LIMIT)].map(limit => ({ name, limit })))
    })
    .filter(({ limit: [, end, side, size] }) => {
      const named: number[] = Object.values(side === 'width' ? WIDTHS : HEIGHTS)
      // Where a page has something from a size on, another has it below.
      return ![Number(size), Number(size) + (end === 'max' ? 1 : -1)].some(n => named.includes(n))
    })
    .map(({ name, limit: [text] }) => `${name} ${text}`)
  expect(unnamed).toEqual([])
})
