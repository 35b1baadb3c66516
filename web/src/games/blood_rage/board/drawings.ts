import { drawing, sprite } from '../../kit/board/drawing'
import cardsFile from '../card-icons.svg?url'
import boardFile from './board.svg?url'
import piecesFile from './pieces.svg?url'

/** The board without anything on it, as the inside of an `svg` element. */
export const readGround = drawing(boardFile)

/** The symbols of all pieces and icons, and the pictures of the cards. */
export const putSymbolsOnPage = sprite(piecesFile, cardsFile)
