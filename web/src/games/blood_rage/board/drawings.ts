/** The drawings of the game: art, not code, so they are files of their own, read once. */
import boardFile from './board.svg?url'
import piecesFile from './pieces.svg?url'

async function read(file: string): Promise<string> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer.text()
}

let ground: Promise<string> | null = null
let sprite: Promise<void> | null = null

/** The board without anything on it, as the inside of an `svg` element. */
export function readGround(): Promise<string> {
  ground ??= read(boardFile).catch((error: unknown) => {
    ground = null
    throw error
  })
  return ground
}

/** Puts the symbols of all pieces and icons on the page; where they are already, does nothing. */
export function placePieces(): Promise<void> {
  sprite ??= read(piecesFile).then(
    symbols => document.body.insertAdjacentHTML('beforeend', symbols),
    (error: unknown) => {
      sprite = null
      throw error
    },
  )
  return sprite
}
