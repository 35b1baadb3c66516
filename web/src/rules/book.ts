/** The rules text of a game: loaded once, cut into chapters, found by clause id or by words. */
import type { RulesBlock, RulesSection } from '../protocol'
import { service } from '../service'
import { stem } from './stems'

/** A run of text: plain, or marked in the source. */
export interface Inline {
  text: string
  as: 'plain' | 'bold' | 'italic' | 'code' | 'clause' | 'source'
}

/** A clause, a paragraph (no id), or a table. */
export type Entry =
  | { is: 'clause'; id: string; text: string; sources: string[] }
  | { is: 'text'; text: string }
  | { is: 'table'; head: string[]; rows: string[][] }

export interface Part {
  heading: string
  entries: Entry[]
}

export interface Chapter {
  heading: string
  /** The chapter's own entries come first, without a heading. */
  parts: Part[]
}

export interface Found {
  chapter: string
  id: string
  text: string
}

const CLAUSE_ID = '[A-Z]+(?:-[A-Z0-9]+)*-[A-Z]?\\d+[a-z]?'
/** Where a statement comes from: `[seed]`, `[public: ...]` after a space. */
const INLINE = new RegExp(
  `\\*\\*(.+?)\\*\\*|\\*([^*\\s][^*]*)\\*|\`([^\`]+)\`|(?<= )\\[([^\\]]+)\\]|\\b(${CLAUSE_ID})\\b`,
  'g',
)
const KINDS = ['bold', 'italic', 'code', 'source', 'clause'] as const

export function inline(text: string): Inline[] {
  const pieces: Inline[] = []
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), as: 'plain' })
    const group = match.slice(1).findIndex(found => found !== undefined)
    pieces.push({ text: match[group + 1] ?? '', as: KINDS[group] ?? 'plain' })
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), as: 'plain' })
  return pieces
}

/** The text as it is spoken: no marks, no sources. */
export function plain(text: string): string {
  return inline(text)
    .filter(piece => piece.as !== 'source')
    .map(piece => piece.text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export class Book {
  readonly language: string
  readonly chapters: Chapter[]
  /** Chapters without a clause: words, sources, notes. They are for looking up, not for reading. */
  readonly appendix: Chapter[]
  readonly #clauses = new Map<string, Found>()

  constructor(sections: RulesSection[], language = 'en') {
    this.language = language
    const chapters: Chapter[] = []
    for (const section of sections) {
      const part = { heading: section.level > 2 ? section.heading : '', entries: entries(section) }
      const chapter = chapters.at(-1)
      if (section.level > 2 && chapter) chapter.parts.push(part)
      else chapters.push({ heading: section.heading, parts: [part] })
      for (const block of section.blocks) {
        const heading = chapters.at(-1)?.heading ?? ''
        if (block.id) this.#clauses.set(block.id, { chapter: heading, ...block })
      }
    }
    this.chapters = chapters.filter(hasClauses)
    this.appendix = chapters.filter(chapter => !hasClauses(chapter))
  }

  has(id: string): boolean {
    return this.#clauses.has(id)
  }

  clause(id: string): Found | null {
    return this.#clauses.get(id) ?? null
  }

  /** The clauses in which a word begins with each of the words, in their text, their id or the
   * chapter's heading. */
  search(query: string): Found[] {
    const words = wordsOf(query, this.language)
    if (words.length === 0) return []
    return [...this.#clauses.values()].filter(clause => {
      const text = fold(`${clause.id} ${clause.chapter} ${plain(clause.text)}`)
      return words.every(word => beginnings(text, word).length > 0)
    })
  }
}

function hasClauses(chapter: Chapter): boolean {
  return chapter.parts.some(part => part.entries.some(entry => entry.is === 'clause'))
}

function entries(section: RulesSection): Entry[] {
  const made: Entry[] = []
  let before: RulesBlock | null = null
  for (const block of section.blocks) {
    const last = made.at(-1)
    if (block.cells.length === 0) {
      made.push(
        block.id
          ? { is: 'clause', id: block.id, text: block.text, sources: block.sources }
          : { is: 'text', text: block.text },
      )
    } else if (last?.is === 'table' && before?.cells.length) last.rows.push(block.cells)
    else made.push({ is: 'table', head: block.cells, rows: [] })
    before = block
  }
  return made
}

/** Lower case without accents, as long as the text it was made of. */
export function fold(text: string): string {
  return Array.from(text, letter => {
    const bare = (letter.normalize('NFD')[0] ?? letter).toLowerCase()
    return bare.length === letter.length ? bare : letter
  }).join('')
}

/** What the words of a search, in any form, begin with. */
export function wordsOf(query: string, language: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .map(word => stem(word, language))
}

/** Where words begin with this one. */
function beginnings(folded: string, word: string): number[] {
  const found: number[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    if (at === 0 || !LETTER.test(folded[at - 1] ?? '') || !LETTER.test(word[0] ?? ''))
      found.push(at)
  }
  return found
}

const LETTER = /[\p{L}\p{N}]/u

/** The text cut where its words begin with one of the words: odd pieces are such beginnings. */
export function marked(text: string, words: string[]): string[] {
  const folded = fold(text)
  const hits: [number, number][] = []
  for (const word of words) {
    for (const at of beginnings(folded, word)) hits.push([at, at + word.length])
  }
  hits.sort(([a], [b]) => a - b)
  const pieces: string[] = []
  let from = 0
  let inside = -1
  for (const [start, end] of hits) {
    if (inside >= 0 && start <= inside) {
      if (end > inside) pieces[pieces.length - 1] += text.slice(inside, end)
    } else pieces.push(text.slice(from, start), text.slice(start, end))
    inside = Math.max(inside, end)
    from = inside
  }
  return [...pieces, text.slice(from)]
}

const books = new Map<string, Promise<Book>>()

/** The rules of a game in a language; asked for once. */
export function loadBook(game: string, language: string): Promise<Book> {
  const key = `${game} ${language}`
  const known = books.get(key)
  if (known) return known
  const loading = service.rules(game, language).then(sections => new Book(sections, language))
  books.set(key, loading)
  // A failure is told to whoever asked; the next one asks again.
  loading.catch(() => books.delete(key))
  return loading
}

/** What a clause says, in plain words; null if the rules have no such clause. */
export async function clauseText(
  game: string,
  language: string,
  id: string,
): Promise<string | null> {
  const found = (await loadBook(game, language)).clause(id)
  return found === null ? null : plain(found.text)
}
