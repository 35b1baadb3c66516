/** The words of the shell: everything outside the games. `t` follows the language at once. */
import { type Language, settings } from './settings.svelte'
import { type Values, Words } from './words'

/** One file for each part of the shell: `text/en/lobby.ftl`. */
const SOURCES = import.meta.glob<string>('./text/*/*.ftl', { query: '?raw', import: 'default' })

let words = $state.raw<Words | null>(null)

/** Load the words of a language, then switch to it. */
export async function speak(language: Language): Promise<void> {
  const paths = Object.keys(SOURCES).filter(path => path.startsWith(`./text/${language}/`))
  const sources = await Promise.all(paths.map(path => SOURCES[path]?.() ?? ''))
  words = new Words(language, sources)
  settings.language = language
}

export function t(id: string, values?: Values): string {
  return words?.say(id, values) ?? ''
}

export function hasWords(): boolean {
  return words !== null
}
