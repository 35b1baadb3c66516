/** Which messages a source text names. The checks use it; the client itself does not. */

const QUOTED = /'([a-z][a-z0-9-]*(?:\.[a-z]+)?)'|"([a-z][a-z0-9-]*(?:\.[a-z]+)?)"/g
/** An id that is put together says in a comment which ones it can become. */
const USES = /\buses:([^*]*?)(?:\*\/|-->)/g

/** Everything in quotation marks that can be an id, and the ids announced by a comment. */
export function usedMessages(source: string): Set<string> {
  return new Set([...quoted(source), ...announced(source)])
}

/** Ids that are certainly said: in the first argument after `call`, such as `t(`. */
export function saidMessages(source: string, call: string): string[] {
  const said: string[] = []
  for (const found of source.matchAll(new RegExp(`\\b${call.replace('(', '\\(')}`, 'g'))) {
    said.push(...quoted(firstArgument(source, found.index + call.length)))
  }
  return said.filter(id => id.includes('-'))
}

export function announced(source: string): string[] {
  return [...source.matchAll(USES)].flatMap(found => (found[1] ?? '').trim().split(/\s+/))
}

function quoted(source: string): string[] {
  return [...source.matchAll(QUOTED)].map(found => found[1] ?? found[2] ?? '')
}

function firstArgument(source: string, from: number): string {
  let depth = 0
  for (let at = from; at < source.length; at++) {
    const character = source[at] ?? ''
    if ('([{'.includes(character)) depth++
    if (')]}'.includes(character) && --depth < 0) return source.slice(from, at)
    if (character === ',' && depth === 0) return source.slice(from, at)
  }
  return source.slice(from)
}
