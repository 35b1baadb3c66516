/** A small table for tests: two players on the map for two players, real words. */
import type { MatchNames, Question, Update } from '../../protocol'
import { Spoken } from '../../table/spoken'
import { Table } from '../../table/table.svelte'
import { Words } from '../../words'
import { sampleText } from '../sampleText'
import type {
  BeastView,
  HuntView,
  LordsOfRagnarokView,
  OwnView,
  PlayerView,
  PrintedMatter,
  PrintedRegion,
  RegionView,
} from './types'

const REGIONS = ['1', '2', '3', '4', '5']
const CARDS = ['sword', 'runeblade']
const MONSTERS = ['draugr', 'fenrir']
const ARMIES = ['1-1', '1-2', '2-1']

export const NAMES: MatchNames = {
  languages: ['en'],
  verbs: {
    go: { kind: 'region', nouns: REGIONS },
    to: { kind: 'region', nouns: REGIONS },
    temple: { kind: 'region', nouns: REGIONS },
    sail: { kind: 'sea', nouns: ['sea_a', 'sea_b'] },
    ally: { kind: 'realm', nouns: ['vanaheim', 'alfheim'] },
    pray: { kind: 'god', nouns: ['odin', 'thor'] },
    monument: { kind: 'god', nouns: ['odin', 'thor'] },
    control: { kind: 'monster', nouns: MONSTERS },
    hunt: { kind: 'monster', nouns: [...MONSTERS, 'loki'] },
    activate: { kind: 'army', nouns: ARMIES },
    special: { kind: 'action', nouns: ['reinforce', 'mobilize'] },
    use: { kind: 'artifact', nouns: ['gungnir'] },
    defend: { kind: 'card', nouns: CARDS },
    play: { kind: 'card', nouns: CARDS },
    bless: { kind: 'blessing', nouns: ['seidr', 'ravens'] },
    injure: { kind: 'attribute', nouns: ['authority', 'might', 'wisdom'] },
    wound: { kind: 'space', nouns: ['1', '2'] },
    target: { kind: 'seat', nouns: ['player-1', 'player-2'] },
    pass: { kind: '', nouns: [''] },
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
    special_action: [
      ['seat', 'seat'],
      ['action', 'action'],
    ],
    hunt_began: [
      ['seat', 'seat'],
      ['monster', 'monster'],
      ['region', 'region'],
    ],
    cards_drawn: [
      ['seat', 'seat'],
      ['n', 'number'],
    ],
  },
  messages: {},
}

const printedRegion = (changes: Partial<PrintedRegion> = {}): PrintedRegion => ({
  land: 'hrafnmark',
  population: 2,
  features: [],
  monument: null,
  adjacent: [],
  seas: [],
  realms: [],
  at_yggdrasil: false,
  ...changes,
})

const printed: Partial<PrintedMatter> = {
  colours: ['green', 'red', 'blue', 'yellow'],
  boards: [
    {
      players: [2],
      lands: { hrafnmark: ['1', '2', '3'], ulfmark: ['4', '5'] },
      regions: {
        '1': printedRegion({ seas: ['sea_a'], realms: ['vanaheim'] }),
        '2': printedRegion({ population: 3, features: ['forge'] }),
        '3': printedRegion({ features: ['shrine'] }),
        '4': printedRegion({ land: 'ulfmark', population: 5, monument: 'odin' }),
        '5': printedRegion({ land: 'ulfmark' }),
      },
      seas: { sea_a: ['sea_b'], sea_b: ['sea_a'] },
    },
  ],
  realms: {
    vanaheim: { rune: 'othala', action: 'mobilize' },
    alfheim: { rune: 'algiz', action: 'reinforce' },
  },
  monuments: {
    odin: { region: '4', attribute: 'authority', artifact: 'gungnir', places: { '2': 2 } },
  },
  monument_levels: 3,
  monsters: {
    draugr: { rune: 'uruz', artifact: 'barrow_blade', spaces: [] },
    fenrir: {
      rune: 'othala',
      artifact: 'gleipnir',
      spaces: [
        { symbols: ['sword'], reward: '' },
        { symbols: ['axe'], reward: 'rune' },
      ],
    },
  },
  boss: 'loki',
  loki: { rune: 'othala', artifact: null, spaces: [{ symbols: ['sword', 'bow'], reward: '' }] },
  attacks: { strike: { rage: 4, weakness: 6, draw: 2, shield_works: true, count: 2 } },
  cards: {
    sword: { symbol: 'sword', covers: ['sword'], value: 3, losses: 1, count: 1 },
    runeblade: { symbol: 'sword', covers: ['sword'], value: 2, losses: 0, count: 1 },
  },
  artifacts: { gungnir: 'divine', gleipnir: 'monster' },
  runes: ['uruz', 'othala', 'algiz'],
  attributes: ['authority', 'might', 'wisdom'],
}
export const PRINTED = printed as PrintedMatter

const region = (control: number): RegionView => ({
  control,
  population: control < 0 ? 2 : 0,
  armies: [],
  heroes: [],
  monsters: [],
  boss: false,
  temple: false,
  forge: null,
  rune: false,
})

const beast = (at: string | null, wounds = [-1, -1]): BeastView => ({
  region: at,
  ring: -1,
  slain_by: -1,
  upper: false,
  wounds,
})

export function player(colour: string, changes: Partial<PlayerView> = {}): PlayerView {
  return {
    colour,
    hero: 'ragnar',
    origin: 'odinsson',
    region: '1',
    sea: 'sea_a',
    levels: { authority: 2, might: 3, wisdom: 2 },
    values: { authority: 2, might: 3, wisdom: 2 },
    injured: [],
    armies_in_pool: 4,
    priesthood: 1,
    runes: { uruz: 0, othala: 0, algiz: 0 },
    hand: 0,
    limit: 2,
    blessings: [],
    artifacts: [],
    realms: [],
    monsters: [],
    controlled_monsters: [],
    slayer_tokens: 0,
    progress: { lands: 0, temples: 0, defeated: 0, around_yggdrasil: 0 },
    ...changes,
  }
}

export const HUNT: HuntView = {
  hunter: 0,
  monster: 'fenrir',
  region: '2',
  monster_player: 1,
  hand: 2,
  deck: 10,
  discarded: [],
  attack: null,
  rage: 0,
  defence: [],
  value: 0,
  needed: 0,
  weak_from: 0,
  defended: false,
  struck: [],
  rage_cut: 0,
  dealt: 0,
  most_wounds: 100,
}

export interface Sample {
  prompt?: string
  moves?: string[]
  own?: Partial<OwnView>
  me?: Partial<PlayerView>
  other?: Partial<PlayerView>
  /** Who controls regions 1 to 5, as far as somebody does. */
  control?: number[]
  /** What differs in a region. */
  regions?: Record<string, Partial<RegionView>>
  view?: Partial<LordsOfRagnarokView>
}

/** The blue player sits here, at seat 0; the green one is seat 1. */
export function sample({
  prompt = 'hero_step',
  moves,
  own,
  me,
  other,
  control = [],
  regions = {},
  view,
}: Sample = {}): Table {
  const table = new Table('m')
  const words = sampleText('lords_of_ragnarok')
  table.session.seat = 0
  table.words.spoken = new Spoken(new Words('en', words), NAMES)
  table.printed = PRINTED
  table.session.seats = [{ name: 'Ada' }, { name: 'Bor' }] as Table['seats']
  const question: Question | null = moves ? { prompt, moves, settled: false } : null
  const shown: Partial<LordsOfRagnarokView> = {
    seat: 0,
    players: [player('blue', me), player('green', other)],
    regions: Object.fromEntries(
      REGIONS.map((name, n) => [name, { ...region(control[n] ?? -1), ...regions[name] }]),
    ),
    seas: { sea_a: { drakkars: [0, 1] }, sea_b: { drakkars: [] } },
    realms: {
      vanaheim: { allies: [], bonus_for: [] },
      alfheim: { allies: [], bonus_for: [] },
    },
    wheel: { mobilize: [], reinforce: [] },
    monsters: { draugr: beast('2'), fenrir: beast(null, [0, -1]) },
    boss: beast('4'),
    monuments: { odin: { region: '4', level: 1, priests: [0, 0], places: 2 } },
    omens: [{ omen: 'o2_lands', fulfilled: false, reached: 0, needed: 2 }],
    goals: { lands: 3, temples: 4, defeated: 1, omens: 3 },
    battle: null,
    hunt: null,
    wounding: null,
    last_turns: -1,
    own: { hand: [], attacks: [], ...own },
    ...view,
  }
  table.update = { view: shown, question, moves: 0 } as unknown as Update
  return table
}
