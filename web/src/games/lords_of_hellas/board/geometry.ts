/** Where regions lie on the map. */
import { type Box, type Direction, nearest, type Spot } from '../../kit/board/spots'
import { REGIONS } from './layout'

export const PLACES = Object.keys(REGIONS)

/** The middle of a region: its name. */
export function centreOf(region: string): Spot {
  return REGIONS[region]?.label ?? [0, 0]
}

/** The region that an arrow key leads to, or null at the edge of the map. */
export function neighbour(from: string, direction: Direction): string | null {
  return nearest(
    centreOf(from),
    direction,
    PLACES.map(region => [region, centreOf(region)] as const),
  )
}

/** What lies where, in cells of 26 by 25: coarse, but enough to keep a box off a region. */
const AREAS = [
  '.......................................................',
  '.......................................................',
  '.......................................................',
  '.....................ppppphhhhhh.......................',
  '...................pppppphhhhhh........................',
  '............ppppppppppphhhhhhhh........................',
  '............ppppppp..hhhhhhhhhhh.h.....................',
  '..........llppppppp.......h..h.....h...................',
  '.........lllpppssssp.......h...hh...h..................',
  '.......llllllssssssss.........h........................',
  '.....lllllllssssssssss.................................',
  '.......lllllllssssssssss...............................',
  '.......lllllllcccsssss..ss.............................',
  '........l..aaaccccosssss...s...........................',
  '..........aaaaccccoooo.sss.............................',
  '.......aaaaaaaccccooooor..mmmmm........................',
  '.......aaaaaaacccooooorrrrr..mmm.......................',
  '.......aaaaaaccccoooorrrrrrr...mmmm....................',
  '.......aaaaaaccccoooorrrrrrggg..mmmm...................',
  '........aaaaacccooooorrrrrrggg....mmmmmm...............',
  '........aaaacccooooorrrrrrgggggg..mmmmmmm..............',
  '........aaaaccoo..oo.rrrrgggggggg...mmmmm..............',
  '..........a.c.bbbb.....rggggggggggg.....m..............',
  '..............bbbbbb........ggggffffff...m.............',
  '...........kbbbbbbbbbi....ii.iiffffffff................',
  '...........kkkbbbbbbbiii..iiiiiffffffff...mmm..........',
  '.........kkkkkkbbbbbiiiiiiiiiii.fffffff.....m..........',
  '.........kkkkkkkbddddiiiiiii....fffffff................',
  '..........kkkkkkdddddeiiiiiiii....fffff................',
  '..........kkkkkkdddddeeeeeeeee.....fff.................',
  '............kkkkdddddeeeeeeeeee......f.................',
  '.............kkkdddddde.eeeeeee........................',
  '..............qqqqdddde.....eeeee......................',
  '.............qqqqqqqddde......e........................',
  '.............qqqqqqqqnnne....e.........................',
  '.............qqqqqqqqnnnnnn............................',
  '..............qqqq..qnnnnnnn......j.j..................',
  '...............qq...qnnnnnnn.....jjjj..jjj.............',
  '................qq...nnn..nnn....jjjjjjjjjjjjj.........',
  '......................n...nn...........jjjjjjjjjj......',
  '.....................nn.....n...........jjj............',
  '.......................................................',
  '.......................................................',
  '.......................................................',
] as const
const CELL: Spot = [26, 25]
/** Letters stand for regions in the order of their names. */
const LETTERS = 'abcdefghijklmnopqrs'

/** The region under a point, or null for the sea. */
export function placeAt([x, y]: Spot): string | null {
  const letter = AREAS[Math.floor(y / CELL[1])]?.[Math.floor(x / CELL[0])] ?? '.'
  return PLACES[LETTERS.indexOf(letter)] ?? null
}

/** How far around a name its region reaches, about. */
const REACH: Spot = [120, 110]

/** The box around some regions, with a rim; null without any. */
export function boxAround(regions: readonly string[]): Box | null {
  if (regions.length === 0) return null
  const spots = regions.map(centreOf)
  const left = Math.min(...spots.map(([x]) => x)) - REACH[0]
  const top = Math.min(...spots.map(([, y]) => y)) - REACH[1]
  const right = Math.max(...spots.map(([x]) => x)) + REACH[0]
  const bottom = Math.max(...spots.map(([, y]) => y)) + REACH[1]
  return [left, top, right - left, bottom - top]
}
