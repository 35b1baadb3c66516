/** The client's own words, so that tests find buttons by their names in any language. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Words } from '../src/words'

const TEXT = join(import.meta.dirname, '..', 'src', 'text')

export function shellWords(language: string): Words {
  const folder = join(TEXT, language)
  const files = readdirSync(folder).filter(name => name.endsWith('.ftl'))
  const sources = files.map(name => readFileSync(join(folder, name), 'utf-8'))
  return new Words(language, sources)
}

const english = shellWords('en')

export function t(id: string, values?: Record<string, string | number>): string {
  return english.say(id, values)
}
