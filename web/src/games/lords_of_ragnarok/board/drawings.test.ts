import { expect, test, vi } from 'vitest'

test('only the side of the board that is played on is read (LOR-SETUP-01)', async () => {
  const read: string[] = []
  vi.stubGlobal('fetch', async (file: string) => {
    read.push(file.replace(/^.*\//, ''))
    return { ok: true, text: async () => (file.includes('layout') ? '{"lands": []}' : '<g />') }
  })
  const { readSide } = await import('./drawings')
  expect(read).toEqual(['pieces.svg'])
  expect(await readSide(2)).toEqual({ drawing: '<g />', layout: { lands: [] } })
  expect(read.slice(1)).toEqual(['map-2.svg', 'layout-2.json'])
  await readSide(3)
  await readSide(4)
  expect(read.slice(3)).toEqual(['map-34.svg', 'layout-34.json'])
  vi.unstubAllGlobals()
})
