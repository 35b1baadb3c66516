/** A small table for tests: two armies, two lands, real words. */
import type { MatchNames, Question, Update } from '../../protocol'
import { Spoken } from '../../table/spoken'
import { Table } from '../../table/table.svelte'
import { Words } from '../../words'
import { sampleText } from '../sampleText'
import type {
  LordsOfHellasView,
  MonsterView,
  OwnView,
  PlayerView,
  PrintedMatter,
  RegionView,
} from './types'

const REGIONS = ['elis', 'achaea', 'attica', 'euboea']
const CARDS = ['trap_sword', 'flank_attack_bow']

export const NAMES: MatchNames = {
  languages: ['en'],
  verbs: {
    go: { kind: 'region', nouns: REGIONS },
    move: { kind: 'region', nouns: REGIONS },
    march: { kind: 'region', nouns: REGIONS },
    temple: { kind: 'region', nouns: REGIONS },
    pray: { kind: 'god', nouns: ['zeus', 'athena', 'hermes'] },
    monument: { kind: 'god', nouns: ['zeus', 'athena', 'hermes'] },
    hunt: { kind: 'monster', nouns: ['hydra'] },
    use: { kind: 'artifact', nouns: ['ambrosia'] },
    defend: { kind: 'card', nouns: CARDS },
    shield: { kind: 'card', nouns: CARDS },
    wound: { kind: 'slot', nouns: ['1', '2'] },
    injure: { kind: 'attribute', nouns: ['leadership', 'strength', 'speed'] },
    hit: { kind: 'seat', nouns: ['player-1', 'player-2'] },
    hero: { kind: 'hero', nouns: ['achilles', 'helen'] },
    'give-up': { kind: '', nouns: [''] },
    done: { kind: '', nouns: [''] },
  },
  events: {
    hero_moved: [
      ['seat', 'seat'],
      ['origin', 'region'],
      ['region', 'region'],
    ],
    injured: [
      ['seat', 'seat'],
      ['attribute', 'attribute'],
    ],
    battle_began: [
      ['region', 'region'],
      ['seat', 'seat'],
      ['defender', 'seat'],
    ],
    cards_drawn: [
      ['seat', 'seat'],
      ['n', 'number'],
    ],
  },
  messages: {},
}

const printedRegion = (land: string, monument: string | null = null) => ({
  land,
  population: 2,
  city: '',
  shrine: '',
  monument,
  adjacent: [],
  by_sea: [],
})

export const PRINTED: PrintedMatter = {
  armies: ['tyrian', 'aegean', 'marble', 'obsidian'],
  lands: { green: ['elis', 'achaea'], blue: ['attica', 'euboea'] },
  regions: {
    elis: printedRegion('green'),
    achaea: printedRegion('green'),
    attica: printedRegion('blue', 'athena'),
    euboea: printedRegion('blue'),
  },
  heroes: {
    achilles: { leadership: 1, strength: 1, speed: 2 },
    helen: { leadership: 2, strength: 1, speed: 1 },
  },
  monuments: {
    athena: { region: 'attica', attribute: 'leadership', artifact: 'owl_of_athena', places: 2 },
  },
  monument_levels: 5,
  monsters: { hydra: { artifact: 'hydra_blood', slots: [] } },
  quests: { cretan_bull: { region: 'elis', steps: 3 } },
  cards: {
    trap_sword: { symbol: 'sword', strength: 2, losses: 1, count: 1 },
    flank_attack_bow: { symbol: 'bow', strength: 3, losses: 0, count: 1 },
  },
  attacks: { charge: { strength: null, count: 1 } },
  artifacts: { ambrosia: 'neutral' },
  blessings: { weak_spot: 'zeus' },
  temple_cards: {},
  attributes: ['leadership', 'strength', 'speed'],
  attribute_limit: 5,
  basic_actions: ['use_artifacts', 'prayer', 'hero_movement', 'hoplite_movement'],
  special_actions: ['recruit', 'march'],
  symbols: ['sword', 'bow'],
  hoplites: 15,
  priests: 5,
  hand_limit: 4,
  countdown: 3,
}

const region = (control: number): RegionView => ({
  control,
  hoplites: [0, 0],
  garrison: -1,
  temple: false,
  heroes: [],
  monsters: [],
  quest: null,
})

export function player(army: string, changes: Partial<PlayerView> = {}): PlayerView {
  return {
    army,
    hero: 'achilles',
    region: 'elis',
    levels: { leadership: 1, strength: 3, speed: 2 },
    injured: [],
    hoplites_in_supply: 13,
    priesthood: 1,
    used: [],
    hand: 0,
    hand_limit: 4,
    blessings: [],
    marked_blessings: [],
    artifacts: [],
    kept_quests: [],
    glory: [],
    monsters: [],
    progress: { lands: 0, temples: 0, monsters: 0 },
    ...changes,
  }
}

const HYDRA: MonsterView = {
  region: 'elis',
  slain_by: -1,
  slots: [
    { symbol: 'sword', reward: '', covered: true },
    { symbol: 'bow', reward: 'priest', covered: false },
  ],
  evolutions: [],
}

export interface Sample {
  prompt?: string
  moves?: string[]
  own?: Partial<OwnView>
  me?: Partial<PlayerView>
  other?: Partial<PlayerView>
  /** Who controls Elis, Achaea, Attica and Euboea. */
  control?: [number, number, number, number]
  view?: Partial<LordsOfHellasView>
}

/** The marble army sits here, at seat 0; the tyrian one is seat 1. */
export function sample({
  prompt = 'turn',
  moves,
  own,
  me,
  other,
  control = [-1, -1, -1, -1],
  view,
}: Sample = {}): Table {
  const table = new Table('m')
  const words = sampleText('lords_of_hellas')
  table.session.seat = 0
  table.words.spoken = new Spoken(new Words('en', words), NAMES)
  table.printed = PRINTED
  table.session.seats = [{ name: 'Ada' }, { name: 'Bor' }] as Table['seats']
  const question: Question | null = moves ? { prompt, moves, settled: false } : null
  const shown: Partial<LordsOfHellasView> = {
    seat: 0,
    players: [player('marble', me), player('tyrian', other)],
    regions: Object.fromEntries(REGIONS.map((name, n) => [name, region(control[n] ?? -1)])),
    monsters: { hydra: HYDRA },
    monuments: { athena: { region: 'attica', level: 4, priests: [0, 0], places: 2 } },
    goals: { lands: 2, ignored_land: null, temples: 5, monsters: 3, king_of_kings: true },
    first_monument: null,
    hunt: null,
    wounding: null,
    own: {
      hand: [],
      artifacts: [],
      cards: [],
      blessings: [],
      attacks: [],
      unused_attacks: [],
      ...own,
    },
    ...view,
  }
  table.update = { view: shown, question, moves: 0 } as unknown as Update
  return table
}
