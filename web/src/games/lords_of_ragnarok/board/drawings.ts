import { drawing, sprite } from '../../kit/board/drawing'
import type { Layout } from './layout'
import twoPlaces from './layout-2.json?url'
import manyPlaces from './layout-34.json?url'
import twoMap from './map-2.svg?url'
import manyMap from './map-34.svg?url'
import piecesFile from './pieces.svg?url'

/** A side of the board. */
export interface Side {
  /** The island without anything on it, as the inside of an `svg` element. */
  drawing: string
  layout: Layout
}

/** Read when a table needs it, not before: the other side is as large. */
function side(map: string, places: string): () => Promise<Side> {
  const files = [map, places].map(file => drawing(file, { atOnce: false }))
  return async () => {
    const [drawn = '', layout = ''] = await Promise.all(files.map(read => read()))
    return { drawing: drawn, layout: JSON.parse(layout) as Layout }
  }
}
const readTwo = side(twoMap, twoPlaces)
const readMany = side(manyMap, manyPlaces)

/** The side for a number of players (LOR-SETUP-01). */
export function readSide(players: number): Promise<Side> {
  return players === 2 ? readTwo() : readMany()
}

/** The symbols of all pieces and icons. */
export const putSymbolsOnPage = sprite(piecesFile)
