/** What this device prefers. Kept in local storage; nothing of it is sent anywhere. */
export const LANGUAGES = ['en', 'cs', 'pl', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

interface Settings {
  language: Language
  theme: 'dark' | 'light' | 'system'
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
  return 'en'
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {} // somebody else wrote there, or storage is forbidden: begin anew
  }
}

export const settings: Settings = $state({
  language: firstLanguage(),
  theme: 'dark',
  playForced: false,
  confirm: true,
  animate: true,
  notify: false,
  name: '',
  ...kept(),
})

/** Called once, inside an effect root: keeps changes and shows them on the page. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings))
    document.documentElement.lang = settings.language
    const light = matchMedia('(prefers-color-scheme: light)').matches
    const theme = settings.theme === 'system' ? (light ? 'light' : 'dark') : settings.theme
    document.documentElement.dataset.theme = theme
    document.documentElement.dataset.animate = String(settings.animate)
  })
}
