/** A small table for tests: two clans, real words, as much of the game as the tests point at. */
import type { LogEntry, MatchNames, Question, Update } from '../../protocol'
import { Spoken } from '../../table/spoken'
import { Table } from '../../table/table.svelte'
import { Words } from '../../words'
import { sampleText } from '../sampleText'
import type { BattleView, BloodRageView, ClanView, PrintedCard, PrintedMatter } from './types'

const CARDS = ['troll', 'tyrs_crush', 'quest_alfheim.1', 'lord_of_axes', 'lokis_domain']
const FIGURES = ['leader', 'warrior-1', 'warrior-2', 'ship', 'troll']
const PLACES = ['gimle', 'yggdrasil', 'fjord_northwest']

export const NAMES: MatchNames = {
  languages: ['en'],
  verbs: {
    invade: { kind: 'figure', nouns: FIGURES },
    fetch: { kind: 'figure', nouns: FIGURES },
    march: { kind: 'place', nouns: ['gimle', 'yggdrasil'] },
    upgrade: { kind: 'card', nouns: CARDS },
    quest: { kind: 'card', nouns: CARDS },
    pillage: { kind: 'place', nouns: ['gimle', 'yggdrasil'] },
    to: { kind: 'place', nouns: PLACES },
    slot: { kind: 'slot', nouns: ['leader', 'monster-1', 'clan-1', 'clan-2'] },
    keep: { kind: 'card', nouns: CARDS },
    raise: { kind: 'stat', nouns: ['rage', 'axes', 'horns'] },
    pass: { kind: '', nouns: [] },
    done: { kind: '', nouns: [] },
  },
  events: {
    pillage_declared: [
      ['seat', 'seat'],
      ['place', 'place'],
      ['rage', 'number'],
    ],
    marched: [
      ['seat', 'seat'],
      ['figure', 'figure'],
      ['origin', 'place'],
      ['place', 'place'],
    ],
    battle_began: [
      ['place', 'place'],
      ['seats', 'seat*'],
    ],
    stat_raised: [
      ['seat', 'seat'],
      ['stat', 'stat'],
      ['value', 'number'],
    ],
  },
  messages: {
    reason: {
      '-1': 'reason-battle',
      '-2': 'reason-token',
      '-3': 'reason-quest',
      '-4': 'reason-ragnarok',
      '-5': 'reason-legendary',
      '4': 'card-lokis-domain',
    },
    reward: { '1': 'reward-axes' },
  },
}

function card(changes: Partial<PrintedCard>): PrintedCard {
  return {
    id: '',
    age: 1,
    type: 'battle',
    god: '',
    bonus: 0,
    late: false,
    glory: 0,
    cost: 0,
    strength: 0,
    invade_cost: 0,
    ...changes,
  }
}

export const PRINTED: PrintedMatter = {
  clans: ['wolf', 'raven'],
  regions: ['alfheim'],
  provinces: {
    gimle: {
      region: 'alfheim',
      villages: 5,
      fjord: 'fjord_northwest',
      adjacent: ['yggdrasil'],
      is_centre: false,
    },
    yggdrasil: { region: '', villages: 0, fjord: null, adjacent: ['gimle'], is_centre: true },
  },
  fjords: { fjord_northwest: ['gimle'] },
  cards: {
    troll: card({ id: 'troll', type: 'monster', cost: 2, strength: 2, bonus: null }),
    tyrs_crush: card({ id: 'tyrs_crush', bonus: 4 }),
    'quest_alfheim.1': card({ id: 'quest_alfheim', type: 'quest', glory: 5 }),
    lord_of_axes: card({ id: 'lord_of_axes', type: 'leader', cost: 3, strength: 4 }),
    lokis_domain: card({ id: 'lokis_domain', type: 'clan', cost: 1 }),
  },
  monsters: ['troll'],
  slots: ['leader', 'monster-1', 'clan-1', 'clan-2'],
  tracks: { rage: [6, 7, 8, 9, 12, 12], axes: [3, 4, 5, 6, 8, 8], horns: [4, 5, 6, 7, 10, 10] },
  legendary: [0, 0, 0, 10, 10, 20],
  ragnarok_glory: [2, 3, 4],
  token_glory: 5,
  rewards: ['rage', 'axes', 'horns', 'glory', 'all_stats'],
  strengths: { leader: 3, warrior: 1, ship: 2 },
  invade_costs: { leader: 0, warrior: -1, ship: -1 },
  dealt: 8,
  kept: 6,
}

export function clan(name: string, changes: Partial<ClanView> = {}): ClanView {
  return {
    clan: name,
    glory: 0,
    rage: 6,
    columns: [1, 1, 1],
    passed: false,
    sheet: [null, null, null, null],
    figures: { leader: 'gimle', 'warrior-1': 'reserve', 'warrior-2': 'valhalla', ship: 'reserve' },
    hand_by_age: [0, 0, 0],
    shown: [],
    pack_size: 0,
    quests_by_age: [0, 0, 0],
    quests: [],
    buried_by_age: [0, 0, 0],
    strengths: {},
    ragnarok_glory: 2,
    ...changes,
  }
}

export interface Sample {
  /** The Call to Battle or the battle that is on. */
  battle?: Partial<BattleView>
  prompt?: string
  moves?: string[]
  hand?: string[]
  own?: Partial<ClanView>
  other?: Partial<ClanView>
  log?: LogEntry[]
}

/** The Wolf sits here, at seat 0; the Raven is seat 1. */
export function sample({
  prompt = 'action',
  moves,
  hand = [],
  own,
  other,
  log,
  battle,
}: Sample): Table {
  const table = new Table('m')
  const words = sampleText('blood_rage')
  table.session.seat = 0
  table.words.spoken = new Spoken(new Words('en', words), NAMES)
  table.printed = PRINTED
  const question: Question | null = moves ? { prompt, moves, settled: false } : null
  const view: Partial<BloodRageView> = {
    seat: 0,
    age: 1,
    phase: 'action',
    clans: [clan('wolf', own), clan('raven', other)],
    battle: (battle as BattleView | undefined) ?? null,
    provinces: { gimle: { token: 'axes', pillaged: false, destroyed: false } },
    own: { hand, pack: [], picks: [], quests: [], buried: [], chosen: null, kept: null },
  }
  table.log = log ?? []
  table.update = {
    view,
    question,
    moves: table.log.at(-1)?.move ?? 0,
  } as Update
  return table
}
