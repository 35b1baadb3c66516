/**
 * Makes the drawings that the client loads from their sources in web/art.
 *
 *   node tools/run.js tools/drawings.ts          write them
 *   node tools/run.js tools/drawings.ts --check  fail if a committed one is another
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cards } from '../art/blood_rage/cards.ts'
import { pieces as bloodRage } from '../art/blood_rage/pieces.ts'
import { board } from '../art/drawing.ts'
import { pieces as hellas } from '../art/lords_of_hellas/pieces.ts'
import { pieces as ragnarok } from '../art/lords_of_ragnarok/pieces.ts'

const ART = new URL('../art/', import.meta.url)
const GAMES = new URL('../src/games/', import.meta.url)

const DRAWINGS: Record<string, string> = {
  'blood_rage/board/board.svg': board(new URL('blood_rage/board.svg', ART)),
  'blood_rage/board/pieces.svg': bloodRage,
  'blood_rage/card-icons.svg': cards,
  'lords_of_hellas/board/map.svg': board(new URL('lords_of_hellas/map.svg', ART)),
  'lords_of_hellas/board/pieces.svg': hellas,
  'lords_of_ragnarok/board/map-2.svg': board(new URL('lords_of_ragnarok/map-2.svg', ART)),
  'lords_of_ragnarok/board/map-34.svg': board(new URL('lords_of_ragnarok/map-34.svg', ART)),
  'lords_of_ragnarok/board/pieces.svg': ragnarok,
}

const isCheck = process.argv.includes('--check')
for (const [name, drawing] of Object.entries(DRAWINGS)) {
  const file = new URL(name, GAMES)
  if (existsSync(file) && readFileSync(file, 'utf8') === drawing) continue
  if (isCheck) {
    console.error(`web/src/games/${name} is not what web/art draws: run make drawings`)
    process.exitCode = 1
  } else {
    writeFileSync(file, drawing)
    console.log(`web/src/games/${name}: ${(drawing.length / 1000).toFixed(1)} kB`)
  }
}
