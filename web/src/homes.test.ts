// @vitest-environment node
/** Who may import from whom: what knows nothing of a game stays so. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { expect, test } from 'vitest'

const SRC = import.meta.dirname
/** Files beside the folders; they serve all, but for these, which put the client together. */
const ROOT = 'root'
const TOGETHER = ['App.svelte', 'main.ts', 'pages.ts', 'opening.ts']
const KIT = 'games/kit'

/** The homes that the files of a home may import from, besides itself. */
const MAY: Record<string, string[]> = {
  [ROOT]: ['text'],
  text: [],
  parts: [ROOT],
  settings: [ROOT, 'parts'],
  // What all pages but the table's have.
  shell: [ROOT, 'parts', 'settings'],
  rules: [ROOT, 'parts', 'shell'],
  // What games are like (`game.ts`), and no game.
  games: [ROOT, 'table'],
  table: [ROOT, 'parts', 'settings', 'rules', 'games'],
  lobby: [ROOT, 'parts', 'shell', 'table', 'games'],
  [KIT]: [ROOT, 'parts', 'games', 'table'],
}
/** A game uses the kit and what its family shares; never another game. */
function mayOf(home: string): string[] {
  const known = MAY[home]
  if (known) return known
  const family = home.split('_')[0]
  const shared = family === home ? [] : [family ?? '']
  return [...(MAY[KIT] ?? []), KIT, ...shared]
}

function homeOf(file: string): string {
  const [top = '', next = '', deeper] = file.split(sep)
  if (next === '') return ROOT
  return top === 'games' && deeper !== undefined ? `${top}/${next}` : top
}

function sources(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter(
    name => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts') && !TOGETHER.includes(name),
  )
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(SRC, file), 'utf-8')
  return [...source.matchAll(/(?:from|import\(?) ?'(\.[^']+)'/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  )
}

test('imports go one way', () => {
  const wrong = sources().flatMap(file => {
    const home = homeOf(file)
    return importsOf(file)
      .filter(path => homeOf(path) !== home && !mayOf(home).includes(homeOf(path)))
      .map(path => `${file} imports ${path}`)
  })
  expect(wrong).toEqual([])
})
