/** What a table shows first. The page of a table brings it along; elsewhere it is asked for. */
import { loadGame } from './games/game'
import { ENGLISH, type Language } from './languages'
import type { Opening } from './protocol'
import { service } from './service'
import { settings } from './settings.svelte'

let brought = read()

function read(): Opening | null {
  const text = document.getElementById('opening')?.textContent
  return text ? (JSON.parse(text) as Opening) : null
}

/** What was brought along counts once: later there is news. */
export async function openingOf(match: string): Promise<Opening> {
  const first = brought
  brought = null
  return first?.match.id === match ? first : service.opening(match)
}

/** The page knows which game it is about to show: its code and its words begin to travel. */
export function preload(): void {
  if (brought === null) return
  const { game } = brought.match
  const language = spokenOf(brought.names.languages, settings.language)
  // Whoever needs them asks again, and says what is wrong.
  loadGame(game).catch(() => {})
  wordsOf(game, language).catch(() => {})
}

/** The language of a game's words: the reader's if the game speaks it, English otherwise. */
export function spokenOf(languages: string[], wanted: Language): Language {
  return languages.includes(wanted) ? wanted : ENGLISH
}

const texts = new Map<string, Promise<string>>()

/** The words of a game in a language, as Fluent source; read once. */
export function wordsOf(game: string, language: Language): Promise<string> {
  const key = `${game} ${language}`
  const known = texts.get(key)
  if (known) return known
  const text = service.text(game, language).catch((error: unknown) => {
    texts.delete(key)
    throw error
  })
  texts.set(key, text)
  return text
}
