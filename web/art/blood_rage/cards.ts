/** The pictures of the cards. Which card shows what: card-art.json of the client. */
import { readFileSync } from 'node:fs'
import { iconPath, sprite, symbol } from '../drawing.ts'

const file = new URL('../../src/games/blood_rage/card-art.json', import.meta.url)
const pictures: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'))
const names = [...new Set(Object.values(pictures).flat())].sort()

export const cards = sprite(
  'br-pieces',
  names.map(name => symbol(name, '0 0 512 512', `<path d="${iconPath(name)}"/>`)),
)
