/** What a page may weigh: script and styles as they travel, without letters, pictures and words. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const CLIENT = join(import.meta.dirname, '..', '..', 'src', 'sagaboard', 'service', 'client')
const LOBBY = 65_000
const TABLE = 140_000

/** The bytes of the scripts and styles that a page names, squeezed as the service sends them. */
function weight(page: string): number {
  const source = readFileSync(join(CLIENT, page), 'utf-8')
  const files = new Set(
    [...source.matchAll(/(?:href|src)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(found => found[1]),
  )
  expect(files.size).toBeGreaterThan(2)
  return [...files].reduce((sum, file) => sum + statSync(join(CLIENT, `${file}.gz`)).size, 0)
}

const TABLES = readdirSync(CLIENT).filter(name => /^match-.*\.html$/.test(name))

test('the lobby brings no table', () => {
  expect(weight('lobby.html')).toBeLessThanOrEqual(LOBBY)
})

test.each(TABLES)('%s is light enough', page => {
  expect(weight(page)).toBeLessThanOrEqual(TABLE)
})
