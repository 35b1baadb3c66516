/** The HTTP side of the service. Every answer that is no success is a `Refused`. */
import { at, pathOf } from './base'
import type {
  Analysis,
  BotInfo,
  ChatInfo,
  Claimed,
  GameInfo,
  Hint,
  History,
  Join,
  Joined,
  Leave,
  LessonInfo,
  MatchCreated,
  MyMatch,
  NewLesson,
  NewMatch,
  Opening,
  Position,
  Problem,
  RulesSection,
  Update,
  WhyNot,
} from './protocol'

/** What somebody points at. `verb` is what was chosen before, if anything. */
export interface Thing {
  kind: string
  noun: string
  owner?: number
  verb: string | null
}

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail)
  }
}

/** No answer at all: the server is away or the network is. */
export class Unreachable extends Error {}

async function ask(path: string, method = 'GET', body?: unknown): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(at(path), {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  } catch (error) {
    throw new Unreachable(String(error))
  }
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Refused(
    problem ?? {
      is: 'problem',
      title: answer.statusText,
      status: answer.status,
      detail: answer.statusText,
    },
  )
}

async function read<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  return (await (await ask(path, method, body)).json()) as T
}

export interface Page<T> {
  items: T[]
  /** Where the next one is; nothing if this is the last. */
  next: string | undefined
}

async function readPage<T>(path: string): Promise<Page<T>> {
  const answer = await ask(path)
  const next = /<([^>]*)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1]
  return { items: (await answer.json()) as T[], next: next && ownPath(next) }
}

function ownPath(link: string): string {
  const address = new URL(link, location.href)
  return (pathOf(address) ?? address.pathname) + address.search
}

async function readAll<T>(path: string): Promise<T[]> {
  const all: T[] = []
  for (let page: string | undefined = path; page !== undefined; ) {
    const { items, next }: Page<T> = await readPage<T>(page)
    all.push(...items)
    page = next
  }
  return all
}

/** A secret for one request and its repeats. (`crypto.randomUUID` exists on secure pages only; a
 * table in the home network is none.) */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Milliseconds before each repeat of a request whose answer was lost. */
const REPEAT_AFTER = [500, 2000]

/** For what is the same when it is done twice: the answer may have been lost, not the request. */
async function repeated<T>(request: () => Promise<T>): Promise<T> {
  for (const pause of REPEAT_AFTER) {
    try {
      return await request()
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
    }
    await new Promise(resolve => setTimeout(resolve, pause))
  }
  return request()
}

const seatPath = (match: string, seat: number) => `/api/matches/${match}/seats/${seat}`

export const service = {
  games: () => read<GameInfo[]>('/api/games'),
  bots: () => read<BotInfo[]>('/api/bots'),
  rules: (game: string, language: string) =>
    read<RulesSection[]>(`/api/games/${game}/rules?lang=${language}`),
  text: async (game: string, language: string) =>
    (await ask(`/api/games/${game}/text/${language}`)).text(),
  lesson: (game: string) => read<LessonInfo>(`/api/games/${game}/lesson`),
  startLesson: (game: string, called: NewLesson) =>
    read<MatchCreated>(`/api/games/${game}/lesson`, 'POST', called),

  create: (match: NewMatch) => read<MatchCreated>('/api/matches', 'POST', match),
  importRecord: (record: unknown) => read<MatchCreated>('/api/records', 'POST', record),
  opening: (match: string) => read<Opening>(`/api/matches/${match}/opening`),
  mine: () => readAll<MyMatch>('/api/my/matches'),
  /** `acceptKnownSeed`: also if somebody knows the match's luck, because it was imported. */
  claim: (token: string, acceptKnownSeed = false) =>
    read<Claimed>('/api/seats/claim', 'POST', { token, accept_known_seed: acceptKnownSeed }),
  join: (match: string, seat: number, wanted: Join) =>
    repeated(() => read<Joined>(`${seatPath(match, seat)}/join`, 'POST', wanted)),
  leave: (match: string, seat: number) => {
    const body: Leave = { key: newKey() }
    return repeated(() => ask(`${seatPath(match, seat)}/leave`, 'POST', body))
  },
  handToBot: (match: string, seat: number, bot: string) =>
    ask(`${seatPath(match, seat)}/bot`, 'POST', { bot }),
  takeBack: (match: string, seat: number) => ask(`${seatPath(match, seat)}/bot`, 'DELETE'),

  update: (match: string, seat: number) => read<Update>(seatPath(match, seat)),
  position: (match: string, seat: number, move: number) =>
    read<Position>(`${seatPath(match, seat)}/at/${move}`),
  history: (match: string, seat: number) => read<History>(`${seatPath(match, seat)}/history`),
  hint: (match: string, seat: number) => read<Hint>(`${seatPath(match, seat)}/hint`, 'POST'),
  analysis: (match: string, seat: number) => read<Analysis>(`${seatPath(match, seat)}/analysis`),
  /** What can be done with a thing on the table, or why nothing can. */
  whyNot: (match: string, seat: number, thing: Thing) => {
    const query = new URLSearchParams({ kind: thing.kind, noun: thing.noun })
    if (thing.owner !== undefined) query.set('owner', String(thing.owner))
    if (thing.verb !== null) query.set('verb', thing.verb)
    return read<WhyNot>(`${seatPath(match, seat)}/why?${query}`)
  },
  /** The newest lines before one, or the newest of all. */
  chat: (match: string, seat: number, before?: number) =>
    readPage<ChatInfo>(
      `${seatPath(match, seat)}/chat${before === undefined ? '' : `?before=${before}`}`,
    ),
  record: (match: string, seat: number) => read<unknown>(`${seatPath(match, seat)}/record`),
  rematch: (match: string, seat: number) =>
    repeated(() => read<MatchCreated>(`${seatPath(match, seat)}/rematch`, 'POST')),
}
