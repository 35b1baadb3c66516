/**
 * What a game brings to the table. The shell knows nothing else of it; each game is a folder
 * beside this file whose `index.ts` exports a `Game` as default, loaded when it is first needed.
 */
import type { Component } from 'svelte'
import type { EventInfo } from '../protocol'
import type { Table } from '../table/table.svelte'

/** Something on the table that can be pointed at: a kind of noun and which one. */
export interface Target {
  kind: string
  noun: string
  /** Whose it is, where nouns are numbered per seat (figures). */
  seat?: number
}

/** A piece, as the id of a symbol that the game has put on the page. */
export interface Token {
  symbol: string
  /** Which of the seat colours (1, 2, ...) it has. */
  seatColour: number
}

export interface Game {
  /** Reads the drawings that the first picture needs and puts their symbols on the page. */
  prepare(): Promise<unknown>
  /** The board, or the scene that lies over it (draft, battle, scoring). Fills the centre. */
  Board: Component<{ table: Table }>
  /** All players, own one last; on phones the shell asks for chips in one row. */
  Players: Component<{ table: Table; compact: boolean }>
  /** What the own seat holds in hand, under the question. */
  Hand?: Component<{ table: Table }>
  /** Age, phase, round: the track in the top bar. */
  Track?: Component<{ table: Table }>
  /** A box under the log: what is about to happen. */
  Fate?: Component<{ table: Table }>
  /** The final scoring, shown over the board when the match is over. */
  Scoring: Component<{ table: Table }>
  /** What is explained when somebody points at a target; a name and a few lines. */
  Explained: Component<{ table: Table; target: Target }>
  /** A small emblem of a seat, before its lines in the log. */
  Emblem: Component<{ table: Table; seat: number; size?: number }>
  /** An icon for a verb's button, as the id of a symbol that the game has put on the page. */
  icon(verb: string): string | null
  /** The targets that a log line lights up. */
  targetsOf(table: Table, event: EventInfo): Target[]
  /** What tells a choice apart from others with the same words, such as where a figure stands. */
  choiceDetail?(table: Table, move: string): string
  /** Moves that a target stands for besides those that name it. */
  standsFor?(table: Table, target: Target): string[]
  /** The question as things stand, where its lasting words say too little. */
  ask?(table: Table): string | null
  /** The question is asked so that its answer tells nothing: here nothing can be chosen. */
  isFormality?(table: Table): boolean
  /** The words for taking the last answer back, where that is a step of the choice at hand. */
  back?(table: Table): string | null
  /** Whose kind a verb is, where a question offers several kinds: the message that names it. */
  groupOf?(table: Table, verb: string): string | null
  /** A form of an event's sentence that tells more (`event-KIND.FORM`), or null. */
  formOf?(event: EventInfo): string | null
  /** What a target is called as things stand, or stood in a view, where its lasting name says too
   * little. */
  targetName?(table: Table, target: Target, view?: unknown): string | null
  /** The piece that a target is, if one recognises it sooner than its name. */
  token?(table: Table, target: Target): Token | null
  /** Whether a target lies in the hand or in a scene, where a thumb hits it without a chip. */
  needsNoChip?(table: Table, target: Target): boolean
  /** Whether an event opens a chapter of the log: a round, a phase. */
  isHeading?(event: EventInfo): boolean
  /** Which of the seat colours (1, 2, ...) a seat plays; without this, its number. */
  seatColour?(table: Table, seat: number): number
  /** What a seat is called while nobody plays it. */
  emptySeatName?(table: Table, seat: number): string
  /** Sentences call players by their own names instead of their seats' names of the game. */
  byName?: boolean
  /** A sentence to confirm before a move that gives something up, or null. */
  warning(table: Table, move: string): string | null
}

/** For a game that has no folder. */
const PLAIN = './plain/index.ts'
const FOLDERS = import.meta.glob<{ default: Game }>('./*/index.ts')

export async function loadGame(name: string): Promise<Game> {
  const load = FOLDERS[`./${name.replaceAll('-', '_')}/index.ts`] ?? FOLDERS[PLAIN]
  if (!load) throw new Error(`there is no board for ${name}`)
  const game = (await load()).default
  // What cannot be read now is read again, and said, where it is drawn.
  await game.prepare().catch(() => {})
  return game
}
