/** What the service refuses, in the reader's language. Its own sentence only where we have none. */
import type { Problem } from './protocol'
import { t } from './shellText.svelte'

/** By the problem's title, which names its kind. */
const MESSAGES: Record<string, string> = {
  'not possible now': 'app-problem-impossible',
  'stale move': 'app-problem-stale',
  'undo refused': 'app-problem-undo',
  'no hints': 'app-problem-no-hints',
  'not asked': 'app-problem-not-asked',
  'not over': 'app-problem-not-over',
  'not yours': 'app-problem-not-yours',
  'one seat': 'app-problem-one-seat',
  'known seed': 'app-imported',
  'no answer': 'app-problem-no-answer',
  'no database': 'app-problem-database',
  'too many matches': 'app-problem-matches',
  'too many requests': 'app-too-many',
  broken: 'app-problem-broken',
}

export function problemText(problem: Problem): string {
  const message = MESSAGES[problem.title]
  return message === undefined ? problem.detail : t(message)
}
