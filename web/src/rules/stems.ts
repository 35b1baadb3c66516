/** Word forms: what a searched word and its other cases and numbers begin with. */

/** Endings without accents, the longest first. */
const ENDINGS: Record<string, string[]> = {
  en: ['ing', 'ies', 'es', 'ed', 's'],
  cs: [
    ...['ovi', 'ami', 'emi', 'imi', 'ymi', 'ach', 'ech', 'ich', 'ych', 'eho', 'emu'],
    ...['ou', 'em', 'um', 'am', 'im', 'ym', 'a', 'e', 'i', 'o', 'u', 'y'],
  ],
  pl: [
    ...['owie', 'ami', 'ach', 'owi', 'ego', 'emu', 'ymi', 'imi', 'ich', 'ych'],
    ...['ow', 'om', 'em', 'ie', 'ia', 'ii', 'ym', 'im', 'ej', 'a', 'e', 'i', 'o', 'u', 'y'],
  ],
  de: ['ern', 'en', 'er', 'em', 'es', 'e', 'n', 's'],
}
/** A shorter beginning would find other words. */
const SHORTEST = 4

/** The word without its ending; `word` is in lower case without accents. */
export function stem(word: string, language: string): string {
  const ending = (ENDINGS[language] ?? []).find(
    it => word.endsWith(it) && word.length - it.length >= SHORTEST,
  )
  return ending === undefined ? word : word.slice(0, -ending.length)
}
