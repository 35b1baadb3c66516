/** The words of the shell: everything outside the games. `t` follows the language at once. */
import { type Language, settings } from './settings.svelte'
import { type Values, Words } from './words'

/** All words of a language travel as one file. */
const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./text/en'),
  cs: () => import('./text/cs'),
  pl: () => import('./text/pl'),
  de: () => import('./text/de'),
}

let words = $state.raw<Words | null>(null)

/** Load the words of a language, then switch to it. */
export async function speak(language: Language): Promise<void> {
  words = new Words(language, (await SOURCES[language]()).default)
  settings.language = language
}

export function t(id: string, values?: Values): string {
  return words?.say(id, values) ?? ''
}

export function hasWords(): boolean {
  return words !== null
}
