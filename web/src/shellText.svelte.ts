/** The words of the shell: everything outside the games. `t` follows the language at once. */
import { type Language, sourcesOf } from './languages'
import { settings } from './settings.svelte'
import { type Values, Words } from './words'

let words = $state.raw<Words | null>(null)

/** Load the words of a language, then switch to it. */
export async function speak(language: Language): Promise<void> {
  words = new Words(language, await sourcesOf(language))
  settings.language = language
}

export function t(id: string, values?: Values): string {
  return words?.say(id, values) ?? ''
}

export function hasWords(): boolean {
  return words !== null
}
