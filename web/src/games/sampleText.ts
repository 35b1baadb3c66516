/** The English texts of a game for tests, as the service gives them. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const GAMES = join(import.meta.dirname, '../../../src/sagaboard/games')

export function sampleText(game: string): string[] {
  const family = game.split('_')[0] ?? ''
  const own = ['en.ftl', 'en.messages.ftl'].map(file => join(GAMES, game, 'content/text', file))
  return [join(GAMES, 'text/en.ftl'), join(GAMES, family, 'text/en.ftl'), ...own]
    .filter(path => existsSync(path))
    .map(path => readFileSync(path, 'utf-8'))
}
