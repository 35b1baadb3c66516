/** Pieces, tokens and icons of Lords of Ragnarok. Seats differ by shape as well as by colour. */
import { icon, sprite, symbol } from '../drawing.ts'
import { monuments } from './monuments.ts'

const INK = '#05080f'
const BOX = '-50 -50 100 100'

const SHAPES: Record<string, string> = {
  shield:
    'M0 -44C14 -38 27 -37 38 -38C41 -8 35 22 0 45C-35 22 -41 -8 -38 -38C-27 -37 -14 -38 0 -44Z',
  diamond: 'M0 -47L47 0L0 47L-47 0Z',
  circle: 'M0 -42A42 42 0 1 1 0 42A42 42 0 1 1 0 -42Z',
  square: 'M-33 -39H33Q39 -39 39 -33V33Q39 39 33 39H-33Q-39 39 -39 33V-33Q-39 -39 -33 -39Z',
}

/** The stone that a piece of a seat is. */
function stone(outline: string): string {
  return [
    `<path d="${outline}" transform="translate(0 5)" fill="#000" opacity=".45"/>`,
    `<path d="${outline}" stroke-width="5" stroke-linejoin="round" stroke="${INK}" class="lor-f-seat-dark"/>`,
    `<path d="${outline}" transform="translate(0 -3) scale(.94)" class="lor-f-seat"/>`,
    `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.2" stroke-linejoin="round" transform="translate(0 -3) scale(.86)"/>`,
  ].join('')
}

const STRENGTHS = [1, 2, 3, 4, 5, 6]
const PIPS = [-26.6, -17.4, -8.2, 1, 10.2, 19.4]

/** A numeral, and the same as lit pips. */
function army(shape: string, outline: string, strength: number): string {
  const pips = PIPS.map(
    (x, n) =>
      `<rect x="${x}" y="19" width="7.2" height="7" rx="1.6" stroke-width="1" stroke="${INK}" class="lor-f-seat-${n < strength ? 'ink' : 'dark'}"/>`,
  )
  const narrow = shape === 'diamond' ? ' transform="translate(0 -3) scale(.88)"' : ''
  const dial = `<g${narrow}><text x="0" y="13" class="lor-num">${strength}</text>${pips.join('')}</g>`
  return symbol(`army-${shape}-${strength}`, BOX, stone(outline) + dial)
}

function priest(shape: string, outline: string): string {
  const robe = `fill="#f6ecd6" stroke="${INK}" stroke-width="26" paint-order="stroke"`
  return symbol(
    `priest-${shape}`,
    BOX,
    `<g transform="translate(0 14) scale(.74)">${stone(outline)}</g>${icon('sun-priest', robe, { size: 74, at: [0, -8] })}`,
  )
}

const HULL =
  'M-44 12Q-46 -8 -36 -16Q-34 6 -22 12H22Q34 6 36 -18Q48 -8 44 14Q36 38 0 38Q-36 38 -44 12Z'
const SAIL = 'M-26 -40H27Q32 -22 25 -4Q0 -12 -25 -4Q-32 -22 -26 -40Z'

function drakkar(shape: string, outline: string): string {
  const shields = [-24, -8, 8, 24].map(
    x =>
      `<circle cx="${x}" cy="20" r="6.4" stroke-width="2" class="lor-f-seat-dark lor-s-seat-ink"/>`,
  )
  return symbol(
    `drakkar-${shape}`,
    BOX,
    [
      '<ellipse cx="0" cy="34" rx="44" ry="9" fill="#000" opacity=".4"/>',
      `<path d="${HULL}" stroke-width="4" stroke-linejoin="round" stroke="${INK}" class="lor-f-seat"/>`,
      `<path d="M-36 -16q-8 -3 -10 4q6 -2 9 3M36 -18q-2 -9 7 -10q5 0 5 6q-6 -3 -9 4" stroke-width="3.4" stroke-linejoin="round" stroke="${INK}" class="lor-f-seat"/>`,
      `<path d="M-2 -44V14H3V-44Z" fill="#2b1c10" stroke="${INK}" stroke-width="2"/>`,
      `<path d="${SAIL}" fill="#f3ead7" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/>`,
      '<path d="M-14 -39Q-19 -22 -13 -8M0 -40V-10M14 -39Q19 -22 13 -8" fill="none" stroke-width="6" class="lor-s-seat"/>',
      ...shields,
      `<path d="${outline}" transform="translate(0 -24) scale(.22)" stroke-width="9" stroke="${INK}" class="lor-f-seat"/>`,
    ].join(''),
  )
}

/** Lies around a monster that somebody controls. */
function ring(shape: string, outline: string): string {
  return symbol(
    `ring-${shape}`,
    '-55 -55 110 110',
    [
      `<g fill="none"><path d="${outline}" stroke="${INK}" stroke-width="15" stroke-linejoin="round"/>`,
      `<path d="${outline}" stroke-width="10" stroke-linejoin="round" class="lor-s-seat"/>`,
      `<path d="${outline}" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-dasharray="4 7"/></g>`,
    ].join(''),
  )
}

/** The icon of each hero and how wide it is; its middle is at eight units above that of the stone. */
const HEROES: readonly (readonly [hero: string, icon: string, size: number])[] = [
  ['ragnar', 'viking-head', 54.1],
  ['aslaug', 'cowled', 49.2],
  ['snorri', 'lyre', 47.6],
  ['lagertha', 'elf-helmet', 54.1],
  ['beowulf', 'bear-head', 52.5],
]
const ARCH = 'M-31 44V-10Q-31 -47 0 -49Q31 -47 31 -10V44Z'

function hero(shape: string, outline: string, [name, face, size]: (typeof HEROES)[number]): string {
  return symbol(
    `hero-${name}-${shape}`,
    BOX,
    [
      '<ellipse cx="0" cy="43" rx="36" ry="7" fill="#000" opacity=".45"/>',
      `<path d="${ARCH}" stroke-width="5" stroke-linejoin="round" stroke="${INK}" class="lor-f-seat-dark"/>`,
      '<path d="M-26 39V-9Q-26 -41 0 -43Q26 -41 26 -9V39Z" class="lor-f-seat"/>',
      `<path d="${ARCH}" fill="none" stroke-width="3.2" stroke-linejoin="round" class="lor-s-gold"/>`,
      icon(face, 'class="lor-f-seat-ink"', { size, at: [0, -8] }),
      `<path d="${outline}" transform="translate(0 34) scale(.3)" stroke-width="8" stroke="${INK}" class="lor-f-seat-ink"/>`,
    ].join(''),
  )
}

/** All pieces of a seat's shape. */
function seat([shape, outline]: [string, string]): string[] {
  const sign = `<path d="${outline}" transform="translate(0 -3) scale(.5)" fill="none" stroke-width="7" stroke-linejoin="round" class="lor-s-seat-ink"/>`
  return [
    ...STRENGTHS.map(strength => army(shape, outline, strength)),
    symbol(`marker-${shape}`, BOX, stone(outline) + sign),
    priest(shape, outline),
    drakkar(shape, outline),
    ring(shape, outline),
    ...HEROES.map(known => hero(shape, outline, known)),
  ]
}

/** Strokes of the runes, ten units wide. */
const RUNES = {
  uruz: 'M1 16V0L9 5V16',
  othala: 'M1 16L8.5 6.2L5 0L1.5 6.2L9 16',
  algiz: 'M5 16V0M5 9L0 1M5 9L10 1',
}
type Rune = keyof typeof RUNES

const ELEVEN_SIDED = 'M0 -46L24 -40L42 -20L46 4L36 30L14 44L-14 44L-36 30L-46 4L-42 -20L-24 -40Z'
const WITHIN = 'M0 -42L22 -36L38 -18L42 4L33 27L13 40L-13 40L-33 27L-42 4L-38 -18L-22 -36Z'

function monster(name: string, face: string, rune: Rune): string {
  return symbol(
    `monster-${name}`,
    BOX,
    [
      '<circle cx="0" cy="4" r="45" fill="#000" opacity=".45"/>',
      `<path d="${ELEVEN_SIDED}" fill="#171216" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`,
      `<path d="${WITHIN}" fill="#39252a" stroke="#ff8f5c" stroke-width="2.4" stroke-linejoin="round"/>`,
      icon(face, 'fill="#ffe9d6"', { size: 62, at: [0, -5] }),
      '<circle cx="0" cy="37" r="11" fill="#171216" stroke="#ff8f5c" stroke-width="2"/>',
      `<path d="${RUNES[rune]}" transform="translate(-4 30.6) scale(.8)" fill="none" stroke="#ffe9d6" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`,
    ].join(''),
  )
}

const JAGGED =
  'M0 -48L13 -37L30 -40L33 -23L48 -14L40 2L46 19L31 25L25 42L9 36L-9 44L-20 34L-36 36L-35 20L-47 10L-39 -4L-46 -20L-31 -25L-28 -41L-12 -37Z'
const LOKI = symbol(
  'loki',
  BOX,
  [
    '<circle cx="0" cy="4" r="46" fill="#000" opacity=".45"/>',
    `<path d="${JAGGED}" fill="#0b1f14" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`,
    `<path d="${JAGGED}" fill="#0f5a38" stroke="#7dffb5" stroke-width="2.4" stroke-linejoin="round" transform="scale(.91)"/>`,
    icon('devil-mask', 'fill="#eafff2"', { size: 62, at: [0, -1] }),
  ].join(''),
)

const PEBBLE = 'M-22 -44L20 -47L39 -18L34 30L8 47L-27 41L-40 8Z'

function runeStone(rune: Rune, ground: string, stroke: string): string {
  const cut = `d="${RUNES[rune]}" transform="translate(-17.5 -28) scale(3.5)" fill="none" stroke-linecap="round" stroke-linejoin="round"`
  return symbol(
    `rune-${rune}`,
    BOX,
    [
      `<path d="${PEBBLE}" transform="translate(1 4)" fill="#000" opacity=".4"/>`,
      `<path d="${PEBBLE}" fill="#3a4353" stroke="${INK}" stroke-width="4.5" stroke-linejoin="round"/>`,
      `<path d="M-19 -39L18 -42L34 -16L29 27L6 42L-24 36L-35 7Z" fill="${ground}"/>`,
      '<path d="M-19 -39L18 -42L6 42L-24 36L-35 7Z" fill="#fff" opacity=".07"/>',
      `<path ${cut} stroke="${INK}" stroke-width="3.6"/>`,
      `<path ${cut} stroke="${stroke}" stroke-width="2.1"/>`,
    ].join(''),
  )
}

/** What regions hold: a plaque with an icon. */
function site(name: string, plaque: string, face: string): string {
  return symbol(name, BOX, plaque + icon(face, 'class="lor-f-label"', { size: 62 }))
}
const PLAQUE = 'class="lor-f-plaque lor-s-plaque-edge"'

const TEMPLE = symbol(
  'temple',
  BOX,
  [
    '<ellipse cx="0" cy="42" rx="42" ry="7" fill="#000" opacity=".45"/>',
    `<path d="M-40 42V26L-32 24V8L-24 5V-8L-14 -11V-24L0 -46L14 -24V-11L24 -8V5L32 8V24L40 26V42Z" fill="#f0d48a" stroke="${INK}" stroke-width="4.5" stroke-linejoin="round"/>`,
    `<path d="M-44 27L-30 16H30L44 27ZM-35 8L-22 -3H22L35 8ZM-25 -9L-12 -20H12L25 -9ZM-3 -46L0 -40L3 -46L1 -50H-1Z" fill="#8d2f22" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>`,
    '<path d="M-9 42V29Q0 20 9 29V42Z" fill="#2a160c"/>',
    '<path d="M-47 25q-3 -6 3 -8M47 25q3 -6 -3 -8M-37 6q-3 -6 3 -7M37 6q3 -6 -3 -7" fill="none" stroke="#f0d48a" stroke-width="3" stroke-linecap="round"/>',
  ].join(''),
)

const SLAYER = symbol(
  'slayer',
  BOX,
  `<path d="M0 -46L38 -28V10Q34 36 0 47Q-34 36 -38 10V-28Z" fill="#f0e6d2" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M0 -38L31 -23V9Q28 30 0 39Q-28 30 -31 9V-23Z" fill="#8d2f22"/>${icon('animal-skull', 'fill="#f6ecd6"', { size: 54 })}`,
)

function omenCard(name: string, ground: string, edge: string, picture: string): string {
  return symbol(
    name,
    BOX,
    `<rect x="-36" y="-48" width="72" height="96" rx="9" fill="${ground}" stroke="${INK}" stroke-width="4"/><rect x="-31" y="-43" width="62" height="86" rx="6" fill="none" stroke="${edge}" stroke-width="2"/>${picture}<path d="M-22 28H22M-14 34H14" stroke="${edge}" stroke-width="2.4" stroke-linecap="round"/>`,
  )
}
const MOON =
  '<circle cx="0" cy="-4" r="21" fill="#f0d48a"/><circle cx="8" cy="-8" r="19" fill="#12203a"/>'
const WOLF = `<circle cx="0" cy="-4" r="22" fill="#ff7038" opacity=".3"/>${icon('wolf-head', 'fill="#ffd9b8"', { size: 46, at: [0, -4] })}`

/** Icons in the colour of the text around them. */
const PLAIN: Record<string, string> = {
  'weapon-sword': 'broadsword',
  'weapon-axe': 'sharp-axe',
  'weapon-spear': 'barbed-spear',
  'weapon-bow': 'pocket-bow',
  'weapon-shield': 'round-shield',
  'weapon-any': 'rune-sword',
  'attr-authority': 'crown',
  'attr-might': 'biceps',
  'attr-wisdom': 'one-eyed',
  battle: 'crossed-swords',
  rage: 'wolf-head',
  weak: 'eye-target',
  draw: 'card-draw',
  boot: 'run',
  pray: 'prayer',
  march: 'swords-emblem',
  wheel: 'ship-wheel',
}
const SMALLER: Record<string, string> = {
  loss: 'skull-crossed-bones',
  'reward-rune': 'rune-stone',
  'reward-realm': 'tree-roots',
  'reward-army': 'viking-helmet',
  'reward-priest': 'sun-priest',
}
function plain(icons: Record<string, string>, size: number): string[] {
  return Object.entries(icons).map(([name, face]) =>
    symbol(name, BOX, icon(face, 'fill="currentColor"', { size })),
  )
}

const INJURY = symbol(
  'injury',
  BOX,
  `<path d="M0 -46C18 -18 32 -2 32 16A32 30 0 0 1 -32 16C-32 -2 -18 -18 0 -46Z" fill="#d33a2c" stroke="${INK}" stroke-width="5"/><path d="M-16 14A16 16 0 0 0 0 32" fill="none" stroke="#ffb7a8" stroke-width="6" stroke-linecap="round"/>`,
)
const PEEK = symbol(
  'i-peek',
  BOX,
  '<path d="M-46 4L0 -40L46 4L22 40H-22Z" fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round"/><path d="M0 -20V30M0 6L-16 -8M0 14L16 0" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>',
)

export const pieces = sprite('lor-pieces', [
  ...Object.entries(SHAPES).flatMap(seat),
  monster('draugr', 'crowned-skull', 'uruz'),
  monster('grendel', 'troll', 'uruz'),
  monster('hraesvelgr', 'eagle-emblem', 'othala'),
  monster('fenrir', 'wolf-head', 'othala'),
  monster('nidhogg', 'spiked-dragon-head', 'algiz'),
  monster('jormungandr', 'sea-serpent', 'algiz'),
  LOKI,
  runeStone('uruz', '#7c1d12', '#ff9a6b'),
  runeStone('othala', '#5a4308', '#ffd873'),
  runeStone('algiz', '#0f4a55', '#8cecff'),
  site(
    'settlement',
    `<rect x="-41" y="-41" width="82" height="82" rx="12" stroke-width="5" ${PLAQUE}/>`,
    'viking-longhouse',
  ),
  site(
    'shrine',
    `<path d="M0 -47L41 -24V24L0 47L-41 24V-24Z" stroke-width="5" stroke-linejoin="round" ${PLAQUE}/>`,
    'fire-shrine',
  ),
  site('forge', `<circle r="45" stroke-width="5" ${PLAQUE}/>`, 'anvil'),
  TEMPLE,
  ...monuments(INK, BOX),
  SLAYER,
  omenCard('omen', '#12203a', '#9cc9ff', MOON),
  omenCard('omen-fulfilled', '#3a0d08', '#ff8f5c', WOLF),
  ...plain(PLAIN, 92),
  ...plain(SMALLER, 90),
  INJURY,
  PEEK,
  symbol('drakkar', BOX, `<path d="${HULL}${SAIL}" fill="currentColor"/>`),
])
