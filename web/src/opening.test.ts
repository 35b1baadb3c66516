import { beforeEach, expect, it, vi } from 'vitest'
import type { Opening } from './protocol'

const opening = { match: { id: 'm', game: 'bakery' }, held: [0] } as unknown as Opening
let asked: string[] = []

beforeEach(() => {
  vi.resetModules()
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path.includes('/text/') ? new Response('bread = Bread') : Response.json(opening)
  })
  document.body.innerHTML = ''
})

function bring(text: string): void {
  document.body.innerHTML = `<script type="application/json" id="opening">${text}</script>`
}

it('takes what the page brought, once', async () => {
  bring(JSON.stringify(opening))
  const { openingOf } = await import('./opening')
  expect(await openingOf('m')).toEqual(opening)
  expect(asked).toEqual([])
  await openingOf('m')
  expect(asked).toEqual(['/api/matches/m/opening'])
})

it('asks for another table than the one that the page brought', async () => {
  bring(JSON.stringify(opening))
  const { openingOf } = await import('./opening')
  await openingOf('other')
  expect(asked).toEqual(['/api/matches/other/opening'])
})

it('asks where the page brought nothing', async () => {
  bring('')
  const { openingOf } = await import('./opening')
  await openingOf('m')
  expect(asked).toEqual(['/api/matches/m/opening'])
})

it('reads the words of a game once, and again after a failure', async () => {
  const { wordsOf } = await import('./opening')
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  await expect(wordsOf('bakery', 'en')).rejects.toThrow()
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response('bread = Bread')
  })
  expect(await wordsOf('bakery', 'en')).toBe('bread = Bread')
  expect(await wordsOf('bakery', 'en')).toBe('bread = Bread')
  expect(asked).toEqual(['/api/games/bakery/text/en'])
})
