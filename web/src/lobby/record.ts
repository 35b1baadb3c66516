/** A record that somebody brings: read before it is sent, so that mistakes can be named. */

export type Unreadable = 'no-json' | 'no-record' | 'partial' | 'too-large'

/** The service takes no more. */
const LARGEST = 1024 * 1024

export function readRecord(text: string): { record: unknown } | { problem: Unreadable } {
  if (text.length > LARGEST) return { problem: 'too-large' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'no-json' }
  }
  if (typeof value !== 'object' || value === null || !('game' in value)) {
    return { problem: 'no-record' }
  }
  // What a seat may know of a match that is not over has a view, but no moves and no seed.
  if ('view' in value && !('moves' in value)) return { problem: 'partial' }
  if (!('moves' in value) || !('seed' in value)) return { problem: 'no-record' }
  return { record: value }
}
