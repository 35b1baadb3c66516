// Made by tools/protocol_types.py from sagaboard.service.protocol and sagaboard.arena.analysis; do not edit.


export interface OptionInfo {
  name: string
  help: string
  default: unknown
  choices: string[]
  per_seat: string[]
}

export interface GameInfo {
  name: string
  title: string
  players: number[]
  options: OptionInfo[]
  rules: number
  content: string
  languages: string[]
  lesson: boolean
}

export interface BotInfo {
  name: string
}

export interface NewSeat {
  kind?: 'person' | 'bot' | 'open'
  name?: string
  bot?: string | null
  here?: boolean
}

export interface NewMatch {
  game: string
  seats: NewSeat[]
  options?: Record<string, unknown>
  spectators?: boolean
}

export interface NewLesson {
  name?: string
  bot_names?: string[]
}

export interface SeatLink {
  seat: number
  token: string
  path: string
}

export interface MatchCreated {
  id: string
  seed_hash: string
  links: SeatLink[]
}

export interface SeatInfo {
  seat: number
  kind: string
  name: string
  bot: string | null
  present: boolean
  waiting: boolean
}

export interface MatchInfo {
  id: string
  game: string
  options: Record<string, unknown>
  seats: SeatInfo[]
  spectators: boolean
  imported: boolean
  created: number
  seq: number
  moves: number
  over: boolean
  seed_hash: string
  seed: string | null
  scores: number[]
  winners: number[]
}

export interface MyMatch {
  match: MatchInfo
  seat: number
  my_turn: boolean
  problem: string
}

export interface Claim {
  token: string
  accept_known_seed?: boolean
}

export interface Claimed {
  match: string
  seat: number
}

export interface Join {
  name?: string
  key?: string | null
  accept_known_seed?: boolean
}

export interface Joined {
  match: string
  seat: number
  link: SeatLink
}

export interface Leave {
  key?: string | null
}

export interface HandToBot {
  bot: string
}

export interface Question {
  prompt: string
  moves: string[]
  settled: boolean
}

export interface EventInfo {
  kind: string
  values: number[]
}

export interface LogEntry {
  move: number
  seat: number | null
  events: EventInfo[]
}

export interface Log {
  seq: number
  moves: number
  log_from: number
  log: LogEntry[]
}

export interface UndoProposal {
  seat: number
  to: number
  agreed: number[]
}

export interface UndoRefusal {
  seat: number
  to: number
  by: number
}

export interface Update {
  is: 'update'
  match: string
  seat: number
  seq: number
  moves: number
  view: unknown
  question: Question | null
  waiting_for: number[]
  log_from: number
  log: LogEntry[]
  undo: UndoProposal | null
  can_undo: boolean
  over: boolean
  scores: number[]
  winners: number[]
  seed_hash: string
  seed: string | null
  imported: boolean
  undo_refused: UndoRefusal | null
}

export interface PlayMove {
  move: string
  seq: number
  key?: string | null
}

export interface Undo {
  seq: number
  key?: string | null
}

export interface ChatMessage {
  text: string
}

export interface ChatInfo {
  is: 'chat'
  number: number
  seat: number
  name: string
  text: string
  at: number
  kind: string
}

export interface Presence {
  is: 'presence'
  seats: SeatInfo[]
  spectators: number
}

export interface Rematch {
  is: 'rematch'
  match: string
}

export interface Pong {
  is: 'pong'
}

export interface PartialRecord {
  game: string
  options: Record<string, unknown>
  seats: string[]
  seed_hash: string
  seat: number
  log: LogEntry[]
  view: unknown
}

export interface VerbInfo {
  kind: string
  nouns: string[]
}

export interface MatchNames {
  languages: string[]
  verbs: Record<string, VerbInfo>
  events: Record<string, string[][]>
  messages: Record<string, Record<string, string>>
}

export interface Opening {
  match: MatchInfo
  held: number[]
  given_up: number[]
  names: MatchNames
  printed: unknown
  update: Update | null
}

export interface Position {
  move: number
  view: unknown
  waiting_for: number[]
  scores: number[]
}

export interface History {
  first: number
  scores: number[][]
  movers: number[]
  own: string[]
}

export interface Hint {
  moves: Advice[]
}

export interface ReasonValue {
  kind: string
  value: number
}

export interface ReasonInfo {
  clause: string
  form: string
  values: Record<string, ReasonValue>
}

export interface WhyNot {
  moves: string[]
  reason: ReasonInfo | null
}

export interface RulesBlock {
  id: string
  text: string
  cells: string[]
  sources: string[]
}

export interface RulesSection {
  level: number
  heading: string
  blocks: RulesBlock[]
}

export interface LessonStep {
  move: string
  hint: string
}

export interface LessonInfo {
  steps: LessonStep[]
}

export interface LivePlay {
  do: 'play'
  move: string
  seq: number
  key?: string | null
}

export interface LiveUndo {
  do: 'undo'
  seq: number
  key?: string | null
}

export interface LiveAnswerUndo {
  do: 'answer_undo'
  agree: boolean
  seq: number
}

export interface LiveChat {
  do: 'chat'
  text: string
}

export interface LivePing {
  do: 'ping'
}

export type Command = LivePlay | LiveUndo | LiveAnswerUndo | LiveChat | LivePing

export interface Problem {
  is: 'problem'
  title: string
  status: number
  detail: string
  type?: string
  clause?: string | null
  seq?: number | null
  update?: Update | null
}

export interface Chances {
  move: number
  chances: number[]
}

export interface Advice {
  move: string
  chance: number
}

export interface TurningPoint {
  move: number
  seat: number
  played: string
  before: number[]
  after: number[]
  advice: Advice[]
}

export interface Analysis {
  game: string
  seats: string[]
  chances: Chances[]
  turning_points: TurningPoint[]
}
