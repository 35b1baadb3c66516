/** Where places lie on the board. */
import { type Direction, nearest, type Spot } from '../../kit/board/spots'
import { FJORDS, PROVINCES } from './layout'

/** The middle of a province, or of the ships' spots in a fjord. */
export function centreOf(place: string): Spot {
  const province = PROVINCES[place]
  if (province) return province.centre
  const spots = FJORDS[place] ?? []
  const middle = (axis: 0 | 1) => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length
  return [middle(0), middle(1)]
}

export const PLACES = [...Object.keys(PROVINCES), ...Object.keys(FJORDS)]

/** The place that an arrow key leads to, or null at the edge of the board. */
export function neighbour(from: string, direction: Direction): string | null {
  return nearest(
    centreOf(from),
    direction,
    PLACES.map(place => [place, centreOf(place)] as const),
  )
}

/** What lies where, in cells of 50 by 60: coarse, but enough to keep a box off an area. */
const AREAS = [
  '................................',
  '.4444.m...............e....1111.',
  '.44444mmmmmmmmmmeeeeeeeeee11111.',
  '..g4444mmmmmmmmmeeeeeeeee1111a..',
  '..ggg.444mmmmmmmeeeeeee1111aaa..',
  '..ggggg444mmmmmmeeeeee111aaaaa..',
  '..gggggggggmmmmmeeeeeaaaaaaaaa..',
  '..gggggggggggyyyyyyaaaaaaaaaaa..',
  '..ggggggggggyyyyyyyyaaaaaaaaaa..',
  '..gggggggggnyyyyyyyyyaaauuaaau..',
  '..nnnnnnnnnnyyyyyyyyuuuuuuuuuu..',
  '..nnnnnnnnnnnyyyyyyuuuuuuuuuuu..',
  '..nnnnnnnnnttttthhhhuuuuuuuuuu..',
  '..nnnnn.33.ttttthhhhh.222uuuuu..',
  '..nnn33333tttttthhhhhh22222uuu..',
  '...33333tttttttthhhhhhhh22222u..',
  '.33333tttttttttthhhhhhhhhh22222.',
  '.3333.t.ttt..tt..hh...h.hhh2222.',
  '................................',
] as const
const CELL: Spot = [50, 60]
const LETTERS: Record<string, string> = {
  m: 'myrkulor',
  e: 'elvagar',
  a: 'angerboda',
  u: 'muspelheim',
  h: 'horgr',
  t: 'utgard',
  n: 'andlang',
  g: 'gimle',
  y: 'yggdrasil',
  1: 'fjord_northeast',
  2: 'fjord_southeast',
  3: 'fjord_southwest',
  4: 'fjord_northwest',
}

/** The place under a point, or null for the open sea and the rim. */
export function placeAt([x, y]: Spot): string | null {
  const letter = AREAS[Math.floor(y / CELL[1])]?.[Math.floor(x / CELL[0])] ?? '.'
  return LETTERS[letter] ?? null
}
