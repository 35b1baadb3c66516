/** A view as text, whatever a game puts into it. */
import type { Words } from '../../words'

/** What the shell shows already. */
const ELSEWHERE = ['seat', 'over', 'waiting_for']

type Fields = Record<string, unknown>

export interface Row {
  key: string
  cells: string[]
}

/** One field of a view: a line of text, or a table with a row for each thing. */
export type Line =
  | { key: string; kind: 'text'; text: string }
  | { key: string; kind: 'rows'; columns: string[]; rows: Row[] }

export interface Saying {
  yes: string
  no: string
  none: string
}

export function linesOf(view: unknown, saying: Saying): Line[] {
  return Object.entries(isFields(view) ? view : {})
    .filter(([key]) => !ELSEWHERE.includes(key))
    .map(([key, value]): Line => {
      if (Array.isArray(value) && value.length > 0 && value.every(isFields)) {
        return table(key, value, saying)
      }
      return { key, kind: 'text', text: textOf(value, saying) }
    })
}

function table(key: string, things: Fields[], saying: Saying): Line {
  const columns = [...new Set(things.flatMap(thing => Object.keys(thing)))]
  const rows = things.map((thing, n) => ({
    key: String(n),
    cells: columns.map(column => textOf(thing[column], saying)),
  }))
  return { key, kind: 'rows', columns, rows }
}

function textOf(value: unknown, saying: Saying): string {
  if (value === null || value === undefined || value === '') return saying.none
  if (typeof value === 'boolean') return value ? saying.yes : saying.no
  if (Array.isArray(value)) {
    return value.length === 0 ? saying.none : value.map(part => textOf(part, saying)).join(', ')
  }
  if (isFields(value)) {
    return Object.entries(value)
      .map(([key, part]) => `${plainName(key)}: ${textOf(part, saying)}`)
      .join('; ')
  }
  return String(value)
}

/** What a field is called: `view-FIELD` of the game's words, else its own name. */
export function nameOf(words: Words | undefined, key: string): string {
  const id = `view-${key.replaceAll('_', '-')}`
  return words?.has(id) ? words.say(id) : plainName(key)
}

function plainName(key: string): string {
  return key.replaceAll('_', ' ')
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
