import type { Language } from './settings.svelte'

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  cs: 'Čeština',
  pl: 'Polski',
  de: 'Deutsch',
}
