/** What this device prefers. Kept in local storage; nothing of it is sent anywhere. */
import { MediaQuery } from 'svelte/reactivity'
import { ENGLISH, LANGUAGES, type Language } from './languages'

export const THEMES = ['dark', 'light', 'system'] as const
export type Theme = (typeof THEMES)[number]

export interface Settings {
  language: Language
  theme: Theme
  /** A question with a single answer answers itself. */
  playForced: boolean
  /** Ask before a move that gives something up. */
  confirm: boolean
  animate: boolean
  notify: boolean
  name: string
}

const KEY = 'sagaboard.settings'

function firstLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find(language => wanted.toLowerCase().startsWith(language))
    if (found) return found
  }
  return ENGLISH
}

const DEFAULTS: Settings = {
  language: firstLanguage(),
  theme: 'dark',
  playForced: false,
  confirm: true,
  animate: true,
  notify: false,
  name: '',
}

/** What was kept, as far as it still makes sense; anything else is as at the beginning. */
export function readSettings(stored: string | null): Settings {
  let found: Record<string, unknown> = {}
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (typeof value === 'object' && value !== null) found = value as Record<string, unknown>
  } catch {
    // Somebody else wrote there: begin anew.
  }
  const read: Record<string, unknown> = { ...DEFAULTS }
  for (const [name, usual] of Object.entries(DEFAULTS)) {
    if (typeof found[name] === typeof usual) read[name] = found[name]
  }
  const kept = read as unknown as Settings
  if (!LANGUAGES.includes(kept.language)) kept.language = DEFAULTS.language
  if (!THEMES.includes(kept.theme)) kept.theme = DEFAULTS.theme
  return kept
}

export const settings: Settings = $state(readSettings(localStorage.getItem(KEY)))

let light: MediaQuery | null = null

/** The theme that is shown. */
export function shownTheme(): 'dark' | 'light' {
  if (settings.theme !== 'system') return settings.theme
  light ??= new MediaQuery('(prefers-color-scheme: light)')
  return light.current ? 'light' : 'dark'
}

let reduced: MediaQuery | null = null

/** Whether somebody wants nothing to move: here or for the whole device. */
export function isCalm(): boolean {
  reduced ??= new MediaQuery('(prefers-reduced-motion: reduce)')
  return !settings.animate || reduced.current
}

/** Called once, inside an effect root: keeps changes and shows them on the page. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings))
    document.documentElement.lang = settings.language
    document.documentElement.dataset.theme = shownTheme()
    document.documentElement.toggleAttribute('data-calm', isCalm())
  })
}
