/** Pieces, tokens and icons of Blood Rage. Clans differ by shape as well as by colour. */
import { decimals, icon, iconPath, sprite, symbol } from '../drawing.ts'

const BOX = '-56 -56 112 118'

/** Shadows and crowns reach beyond the box. */
const OPEN = ' overflow="visible"'

function piece(id: string, ...drawn: string[]): string {
  return symbol(id, BOX, drawn.join(''), OPEN)
}

type Spot = readonly [x: number, y: number]

interface Clan {
  name: string
  outline: string
  /** The animal on emblem and sail. */
  emblem: { icon: string; size: number; at: Spot }
}
interface FightingClan extends Clan {
  warrior: { size: number; at: Spot }
  /** How large the sail of its ship is, in its shape. */
  sail: number
}

const CLANS: readonly FightingClan[] = [
  {
    name: 'wolf',
    outline: 'M-39-33C-26-40-13-43 0-43S26-40 39-33V0C39 25 17 40 0 46-17 40-39 25-39 0Z',
    emblem: { icon: 'wolf-head', size: 56, at: [0, 0] },
    warrior: { size: 56, at: [0, -2] },
    sail: 0.84,
  },
  {
    name: 'raven',
    outline: 'M-7-45Q0-51 7-45L45-7Q51 0 45 7L7 45Q0 51-7 45L-45 7Q-51 0-45-7Z',
    emblem: { icon: 'raven', size: 52, at: [1, 0] },
    warrior: { size: 54, at: [0, -1] },
    sail: 0.8,
  },
  {
    name: 'serpent',
    outline: 'M0-43A43 43 0 1 1 0 43A43 43 0 1 1 0-43Z',
    emblem: { icon: 'snake-tongue', size: 54, at: [0, 0] },
    warrior: { size: 58, at: [0, -1] },
    sail: 0.82,
  },
  {
    name: 'bear',
    outline: 'M-30-39H30Q39-39 39-30V30Q39 39 30 39H-30Q-39 39-39 30V-30Q-39-39-30-39Z',
    emblem: { icon: 'bear-head', size: 54, at: [3, 0] },
    warrior: { size: 60, at: [0, -1] },
    sail: 0.84,
  },
]
/** What belongs to nobody: a monster of the reserve. */
const NONE: Clan = {
  name: 'none',
  outline: 'M-18-43H18L43-18V18L18 43H-18L-43 18V-18Z',
  emblem: { icon: 'rune-stone', size: 50, at: [0, 0] },
}

/** The base that a figure stands on; the face of a monster's is another one. */
function base(outline: string, face = 'pc-face', rim = 'pc-rim'): string {
  return [
    `<path class="pc-sh" transform="translate(1 11) scale(1.03)" d="${outline}"/>`,
    `<path class="pc-side" transform="translate(0 6)" d="${outline}"/>`,
    `<path class="pc-side-edge" transform="translate(0 6)" d="${outline}"/>`,
    `<path class="${face}" d="${outline}"/>`,
    `<path class="pc-sheen" d="${outline}"/>`,
    `<path class="${rim}" transform="scale(.955)" d="${outline}"/>`,
  ].join('')
}

function signsOf({ name, outline, emblem }: Clan): string[] {
  const animal = icon(emblem.icon, 'class="pc-ink"', emblem)
  return [
    piece(`base-${name}`, base(outline)),
    symbol(
      `emblem-${name}`,
      '-50 -50 100 100',
      `<path class="pc-face" d="${outline}"/><path class="pc-rim" transform="scale(.955)" d="${outline}"/>${animal}`,
      OPEN,
    ),
    piece(
      `glory-${name}`,
      `<path class="pc-sh" transform="translate(1 7)" d="${outline}"/>`,
      `<path class="pc-face" d="${outline}"/>`,
      `<path class="pc-rim pc-heavy" transform="scale(.94)" d="${outline}"/>`,
      animal,
    ),
  ]
}

function monsterBase({ name, outline }: Clan, size: number): string {
  return piece(
    `monster-base-${name}`,
    `<g transform="scale(${size})">${base(outline, 'pc-face-m', 'pc-rim-m')}<path class="pc-rim-o" transform="scale(1.05)" d="${outline}"/></g>`,
  )
}

const HULL =
  'M-53-4C-51 24-30 37 0 37S51 24 53-4C54-13 50-20 43-21 46-14 46-8 41-3 30 9 16 13 0 13S-30 9-41-3C-46-8-46-14-43-21-50-20-54-13-53-4Z'
const SHIELDS: readonly Spot[] = [
  [-30, 13],
  [-15, 18],
  [0, 19.5],
  [15, 18],
  [30, 13],
]

function ship({ name, outline, emblem, sail }: FightingClan): string {
  const scaled = `transform="scale(${sail})" d="${outline}"`
  const animal = icon(emblem.icon, 'class="pc-ink"', {
    size: emblem.size * 0.88,
    at: [emblem.at[0] * 0.7, emblem.at[1]],
  })
  return symbol(
    `ship-${name}`,
    '-56 -60 112 108',
    [
      `<path class="pc-sh" transform="translate(1 10)" d="${HULL}"/><path class="pc-mast" d="M0-52V16"/>`,
      `<g transform="translate(0 -20)"><path class="pc-side-edge pc-sail" ${scaled}/><path class="pc-face" ${scaled}/>`,
      `<path class="pc-sheen" ${scaled}/><path class="pc-rim" transform="scale(${decimals(sail * 0.94, 4)})" d="${outline}"/>${animal}</g>`,
      `<path class="pc-hull" d="${HULL}"/><path class="pc-plank" d="M-45 8C-34 24-18 28 0 28S34 24 45 8"/>`,
      ...SHIELDS.map(([x, y]) => `<circle class="pc-shield-dot" cx="${x}" cy="${y}" r="5"/>`),
    ].join(''),
    OPEN,
  )
}

const CROWN = 'M-27-36L-31-56-15-45 0-60 15-45 31-56 27-36Z'

function clan(known: FightingClan): string[] {
  const { name, outline, warrior } = known
  const leader = { size: warrior.size * 1.18, at: [2, warrior.at[1]] } as const
  return [
    ...signsOf(known),
    piece(`warrior-${name}`, base(outline), icon('horned-helm', 'class="pc-ink"', warrior)),
    piece(
      `leader-${name}`,
      `<g transform="scale(1.14)"><path class="pc-crown" transform="translate(0 -2)" d="${CROWN}"/>${base(outline)}</g>`,
      icon('viking-head', 'class="pc-ink"', leader),
    ),
    ship(known),
    monsterBase(known, 1.18),
  ]
}

const MON = 'class="pc-mon"'
const OVER = 'class="pc-mon pc-mon-out"'
const BEHIND = 'class="pc-mon-2"'
const MONSTERS = [
  piece('monster-troll', icon('brute', MON, { size: 74 })),
  piece('monster-dwarf_chieftain', icon('dwarf-face', MON, { size: 68 })),
  piece(
    'monster-sea_serpent',
    icon('sea-serpent', MON, { size: 66, at: [0, -3] }),
    '<path class="pc-mon-line" d="M-30 33q7.5-7 15 0t15 0 15 0 15 0"/>',
  ),
  piece(
    'monster-valkyrie',
    icon('angel-wings', BEHIND, { size: 84, at: [0, -8] }),
    icon('swordwoman', OVER, { size: 60, at: [0, 5] }),
  ),
  piece('monster-dark_elf', icon('cloak-dagger', MON, { size: 72 })),
  piece('monster-fire_giant', icon('fire-silhouette', MON, { size: 82, at: [0, -2] })),
  piece('monster-frost_giant', icon('ice-golem', MON, { size: 76 })),
  piece(
    'monster-soldier_of_hel',
    icon('death-skull', MON, { size: 54, at: [0, 9] }),
    icon('viking-helmet', OVER, { size: 60, at: [0, -18] }),
  ),
  piece(
    'monster-volur_witch',
    icon('robe', MON, { size: 68, at: [-6, 0] }),
    icon('wizard-staff', BEHIND, { size: 56, at: [23, -2] }),
  ),
]

const OCTAGON = 'M-17-40H17L40-17V17L17 40H-17L-40 17V-17Z'
const STAR =
  'M0-47L10-31L28-38L27-19L45-15L33 0L45 15L27 19L28 38L10 31L0 47L-10 31L-28 38L-27 19L-45 15L-33 0L-45-15L-27-19L-28-38L-10-31Z'
const HEXAGON = 'M0-48L41-24V24L0 48-41 24V-24Z'

/** A token of pillaging: an octagon that stands a little above the board. */
function pillageToken(name: string, look: string, ...drawn: string[]): string {
  return piece(
    `token-${name}`,
    `<path class="pc-sh" transform="translate(1 7)" d="${OCTAGON}"/>`,
    `<path class="pc-tok-side" transform="translate(0 4)" d="${OCTAGON}"/>`,
    `<path class="${look}" d="${OCTAGON}"/>`,
    `<path class="pc-tok-rim" transform="scale(.9)" d="${OCTAGON}"/>`,
    ...drawn,
  )
}
const RAGE = 'class="pc-t-rage"'
const AXES = 'class="pc-t-axes"'
const HORNS = 'class="pc-t-horns"'

const TOKENS = [
  pillageToken('rage', 'pc-tok', icon('flame', RAGE, { size: 54 })),
  pillageToken('axes', 'pc-tok', icon('crossed-axes', AXES, { size: 54 })),
  pillageToken('horns', 'pc-tok', icon('bull-horns', HORNS, { size: 54, at: [0, 1] })),
  pillageToken(
    'glory5',
    'pc-tok',
    icon('laurels', 'class="pc-t-glory"', { size: 64 }),
    '<text class="pc-t-num" y="11">5</text>',
  ),
  pillageToken(
    'all_stats',
    'pc-tok pc-tok-green',
    icon('flame', RAGE, { size: 30, at: [0, -17] }),
    icon('crossed-axes', AXES, { size: 30, at: [-16, 12] }),
    icon('bull-horns', HORNS, { size: 30, at: [16, 12] }),
  ),
  pillageToken(
    'pillaged',
    'pc-tok pc-tok-dark',
    icon('castle-ruins', 'class="pc-t-ruin"', { size: 50 }),
  ),
  piece(
    'token-ragnarok',
    `<path class="pc-sh" transform="translate(1 7)" d="${STAR}"/><path class="pc-rag" d="${STAR}"/>`,
    icon('burning-meteor', 'class="pc-rag-ink"', { size: 46 }),
  ),
  piece(
    'token-doom',
    `<path class="pc-sh" transform="translate(1 7)" d="${HEXAGON}"/><path class="pc-doom" d="${HEXAGON}"/>`,
    `<path class="pc-doom-rim" transform="scale(.88)" d="${HEXAGON}"/>`,
    icon('daemon-skull', 'class="pc-doom-ink"', { size: 52 }),
  ),
  piece(
    'token-first_player',
    '<circle class="pc-sh" cx="1" cy="7" r="42"/><circle class="pc-gold" r="42"/><circle class="pc-gold-rim" r="36"/>',
    icon('hunting-horn', 'class="pc-gold-ink"', { size: 50 }),
  ),
  piece('token-saga', icon('drakkar-dragon', 'class="pc-bone"', { size: 90 })),
]

/** Icons in the colour of the text around them. */
const PLAIN: Record<string, string> = {
  rage: 'flame',
  axes: 'crossed-axes',
  horns: 'bull-horns',
  glory: 'laurels',
  strength: 'fist',
  card: 'card-draw',
  valhalla: 'winged-shield',
  village: 'hut',
  invade: 'drakkar',
  march: 'boot-prints',
  upgrade: 'anvil-impact',
  quest: 'scroll-unfurled',
  pillage: 'burning-forest',
  battle: 'crossed-swords',
  pass: 'campfire',
  ragnarok: 'burning-meteor',
  doom: 'daemon-skull',
  warrior: 'horned-helm',
  leader: 'viking-head',
  monster: 'brute',
  clan: 'tattered-banner',
  gifts: 'hand-of-god',
  discard: 'card-discard',
  draft: 'card-pick',
  odin: 'one-eyed',
  thor: 'thor-hammer',
  loki: 'duality-mask',
  frigga: 'spinning-wheel',
  heimdall: 'hunting-horn',
  tyr: 'severed-hand',
  wolf: 'wolf-head',
  raven: 'raven',
  serpent: 'snake-tongue',
  bear: 'bear-head',
  undo: 'anticlockwise-rotation',
  log: 'scroll-quill',
  rules: 'open-book',
  settings: 'cog',
  chat: 'conversation',
  next: 'play-button',
  zoom: 'magnifying-glass',
  hidden: 'semi-closed-eye',
  ship: 'drakkar',
}

const SHEEN =
  '<defs><linearGradient id="pc-sheen" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient></defs>'

export const pieces = sprite('br-pieces', [
  SHEEN,
  ...CLANS.flatMap(clan),
  ...signsOf(NONE),
  monsterBase(NONE, 1.08),
  ...MONSTERS,
  ...TOKENS,
  ...Object.entries(PLAIN).map(([name, face]) =>
    symbol(`i-${name}`, '0 0 512 512', `<path fill="currentColor" d="${iconPath(face)}"/>`),
  ),
])
