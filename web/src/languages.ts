/** The languages of the client: the folders of `text/`, English first. */
export type Language = string

/** All words of a language travel as one file. */
const SOURCES = import.meta.glob<{ default: string[] }>('./text/*/index.ts')
const pathOf = (language: Language) => `./text/${language}/index.ts`

export const ENGLISH: Language = 'en'
export const LANGUAGES: Language[] = Object.keys(SOURCES)
  .map(path => path.split('/')[2] ?? '')
  .sort((a, b) => Number(b === ENGLISH) - Number(a === ENGLISH) || a.localeCompare(b))

/** The Fluent sources of a language. */
export async function sourcesOf(language: Language): Promise<string[]> {
  const load = SOURCES[pathOf(language)]
  if (!load) throw new Error(`no words in ${language}`)
  return (await load()).default
}

/** Each language in its own words. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
