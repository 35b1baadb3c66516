import { drawing, sprite } from '../../shared/drawing'
import twoFile from './map-2.svg?url'
import manyFile from './map-34.svg?url'
import piecesFile from './pieces.svg?url'

/** The island without anything on it, as the inside of an `svg` element: its side for two players
 * and that for more. */
export const readTwo = drawing(twoFile, { atOnce: false })
export const readMany = drawing(manyFile, { atOnce: false })

/** The symbols of all pieces and icons. */
export const placePieces = sprite(piecesFile)
