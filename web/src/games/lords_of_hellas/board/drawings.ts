import { drawing, sprite } from '../../kit/board/drawing'
import mapFile from './map.svg?url'
import piecesFile from './pieces.svg?url'

/** The map without anything on it, as the inside of an `svg` element. */
export const readMap = drawing(mapFile)

/** The symbols of all pieces and icons. */
export const putSymbolsOnPage = sprite(piecesFile)
