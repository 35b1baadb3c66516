/** Pieces, tokens and icons of Lords of Hellas. Seats differ by shape as well as by colour. */
import { icon, sprite, symbol } from '../drawing.ts'
import { HEROES, MONSTERS } from './figures.ts'
import { monuments } from './monuments.ts'

const BOX = '-32 -32 64 64'
const INK = 'fill="currentColor"'

interface Shape {
  outline: string
  /** How what stands on it is moved and made smaller. */
  within: string
}
/** By seat colour: shield, diamond, circle, square. */
const SHAPES: readonly Shape[] = [
  {
    outline:
      'M-22,-25H22Q25,-25 25,-22V3C25,16 12,25 0,30C-12,25 -25,16 -25,3V-22Q-25,-25 -22,-25Z',
    within: ' transform="translate(0,-1)"',
  },
  {
    outline:
      'M-3,-29.5Q0,-32 3,-29.5L29.5,-3Q32,0 29.5,3L3,29.5Q0,32 -3,29.5L-29.5,3Q-32,0 -29.5,-3Z',
    within: ' transform="scale(.86)"',
  },
  { outline: 'M0,-27A27,27 0 1 1 -.01,-27Z', within: '' },
  {
    outline:
      'M-20,-24.5H20Q24.5,-24.5 24.5,-20V20Q24.5,24.5 20,24.5H-20Q-24.5,24.5 -24.5,20V-20Q-24.5,-24.5 -20,-24.5Z',
    within: '',
  },
]

function base({ outline }: Shape): string {
  return [
    `<path class="lh-pc-sh" d="${outline}" transform="translate(1.5,3)"/>`,
    `<path class="lh-pc-rim" d="${outline}"/>`,
    `<path class="lh-pc-base" d="${outline}" transform="scale(.9)"/>`,
    `<path class="lh-pc-in" d="${outline}" transform="scale(.78)"/>`,
  ].join('')
}

/** What a seat's piece shows, on the base of the seat. */
function piecesOf(kind: string, figure: string): string[] {
  return SHAPES.map((shape, n) =>
    symbol(
      `${kind}-${n + 1}`,
      BOX,
      `<use href="#base-${n + 1}" x="-32" y="-32" width="64" height="64"/><g class="lh-pc-ink"${shape.within}>${figure}</g>`,
    ),
  )
}

function hero([name, bust]: [string, string]): string[] {
  const pieces = SHAPES.map((shape, n) =>
    symbol(
      `hero-${name}-${n + 1}`,
      BOX,
      [
        `<use href="#base-${n + 1}" x="-32" y="-32" width="64" height="64"/>`,
        `<path class="lh-pc-gold" d="${shape.outline}" transform="scale(.93)"/>`,
        `<g class="lh-pc-ink"${shape.within}><g transform="scale(.74) translate(0,-2)">${bust}</g></g>`,
      ].join(''),
    ),
  )
  return [symbol(`bust-${name}`, BOX, `<g class="lh-pc-plain">${bust}</g>`), ...pieces]
}

const SPIKED =
  'M0,-31.5L5.4,-27L12.1,-29.1L15.3,-22.9L22.3,-22.3L22.9,-15.3L29.1,-12.1L27,-5.4L31.5,0L27,5.4L29.1,12.1L22.9,15.3L22.3,22.3L15.3,22.9L12.1,29.1L5.4,27L0,31.5L-5.4,27L-12.1,29.1L-15.3,22.9L-22.3,22.3L-22.9,15.3L-29.1,12.1L-27,5.4L-31.5,0L-27,-5.4L-29.1,-12.1L-22.9,-15.3L-22.3,-22.3L-15.3,-22.9L-12.1,-29.1L-5.4,-27Z'

function monster([name, figure]: [string, string]): string[] {
  return [
    symbol(`glyph-${name}`, BOX, `<g class="lh-pc-plain">${figure}</g>`),
    symbol(
      `monster-${name}`,
      BOX,
      [
        `<path class="lh-pc-sh" d="${SPIKED}" transform="translate(1.5,3)"/>`,
        `<path class="lh-mo-rim" d="${SPIKED}"/>`,
        '<circle class="lh-mo-base" r="25.5"/>',
        `<g clip-path="url(#lh-mo-clip)"><g class="lh-mo-ink" transform="scale(.78)">${figure}</g></g>`,
      ].join(''),
    ),
  ]
}

const BUILDINGS = [
  symbol(
    'temple',
    BOX,
    [
      '<path class="lh-pc-sh" d="M-25,25h52v4h-52z"/>',
      '<g class="lh-pc-stone"><path d="M-25,20h50v6h-50zM-22,15h44v5h-44z"/>',
      '<path d="M-19,-6h6v21h-6zM-8.6,-6h6v21h-6zM2.6,-6h6v21h-6zM13,-6h6v21h-6z"/>',
      '<path d="M-23,-11h46v5h-46zM-25,-12L0,-26L25,-12Z"/></g>',
      '<path class="lh-pc-line" d="M-14,-14.4L0,-22L14,-14.4Z"/>',
      '<circle class="lh-pc-goldf" cx="0" cy="-16.6" r="2.3"/>',
    ].join(''),
  ),
  symbol(
    'oracle',
    BOX,
    [
      '<path class="lh-pc-sh" d="M-25,25h52v4h-52z"/>',
      '<g class="lh-pc-stone"><path d="M-25,20h50v6h-50zM-21,15h42v5h-42z"/></g>',
      '<g class="lh-pc-goldl"><path d="M-12,15L-6,-6M12,15L6,-6M0,15V-4M-9,5H9"/></g>',
      '<path class="lh-pc-goldf lh-pc-ol" d="M-13,-9H13C13,-2 7,0 0,0S-13,-2 -13,-9Z"/>',
      '<path class="lh-pc-smoke" d="M-5,-12c-4,-5 3,-6 0,-12M3,-12c-5,-5 5,-8 0,-15M9,-12c-2,-4 3,-5 1,-9"/>',
    ].join(''),
  ),
  symbol(
    'city',
    BOX,
    [
      '<path class="lh-pc-sh" d="M-24,22h50v4h-50z"/>',
      '<g class="lh-pc-stone"><path d="M-24,23V-4h5v-5h6v5h5v-5h6v5h4v-5h6v5h5v-5h6v5h5V23Z"/>',
      '<path d="M-9,-9v-10L0,-26L9,-19v10z"/></g>',
      '<path class="lh-pc-dark" d="M-5,23V13a5,5 0 0 1 10,0V23ZM-18,3h4v7h-4zM14,3h4v7h-4zM-2.4,-17h4.8v6h-4.8z"/>',
    ].join(''),
  ),
  symbol(
    'sparta',
    BOX,
    [
      '<path class="lh-pc-sh" d="M-28,24h58v4h-58z"/>',
      '<g class="lh-pc-stone"><path d="M-29,25V-6h6v-6h7v6h5v-6h7v6h8v-6h7v6h5v-6h7v6h6V25Z"/>',
      '<path d="M-12,-12v-9L0,-30L12,-21v9z"/></g>',
      '<path class="lh-pc-dark" d="M-6,25V14a6,6 0 0 1 12,0V25Z"/>',
      '<circle class="lh-pc-goldf lh-pc-ol" cx="0" cy="-4" r="9.5"/>',
      '<path class="lh-pc-dark" d="M-6,2.4L-1.6,-11H1.6L6,2.4H3L0,-7L-3,2.4Z"/>',
    ].join(''),
  ),
]

const QUEST = symbol(
  'quest',
  BOX,
  [
    '<path class="lh-pc-sh" d="M0,-29L25.1,-14.5L25.1,14.5L0,29L-25.1,14.5L-25.1,-14.5Z" transform="translate(1,3)"/>',
    '<path class="lh-q-rim" d="M0,-30L26,-15L26,15L0,30L-26,15L-26,-15Z"/>',
    '<path class="lh-q-base" d="M0,-26L22.5,-13L22.5,13L0,26L-22.5,13L-22.5,-13Z"/>',
    `<g class="lh-q-ink">${icon('tied-scroll', INK, { size: 36 })}</g>`,
  ].join(''),
)

/** The pattern of each land's colour, so that glory tokens differ without colours too. */
const PATTERNS: Record<string, string> = {
  red: '<pattern id="lh-gp-red" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0V9" class="lh-gps"/></pattern>',
  yellow:
    '<pattern id="lh-gp-yellow" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r="1.4" class="lh-gpf"/><circle cx="7" cy="7" r="1.4" class="lh-gpf"/></pattern>',
  blue: '<pattern id="lh-gp-blue" width="12" height="7" patternUnits="userSpaceOnUse"><path d="M0,3.5q3,-3.5 6,0t6,0" class="lh-gps"/></pattern>',
  green:
    '<pattern id="lh-gp-green" width="12" height="8" patternUnits="userSpaceOnUse"><path d="M1,7l5,-5l5,5" class="lh-gps"/></pattern>',
  brown:
    '<pattern id="lh-gp-brown" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M5,2v6M2,5h6" class="lh-gps"/></pattern>',
}
const STAR = 'M0,-10L2.8,-3.4L10,-3L4.4,1.6L6.2,8.6L0,4.8L-6.2,8.6L-4.4,1.6L-10,-3L-2.8,-3.4Z'

function glory(colour: string): string {
  return symbol(
    `glory-${colour}`,
    BOX,
    [
      '<circle class="lh-pc-sh" cx="1.5" cy="3" r="28"/>',
      '<circle class="lh-gl-rim" r="29"/>',
      `<circle class="lh-gl-base lh-gl-${colour}" r="25"/>`,
      `<circle class="lh-gl-pat lh-gl-${colour}" r="25" fill="url(#lh-gp-${colour})"/>`,
      `<g class="lh-gl-ink">${icon('laurels', INK, { size: 46, at: [0, 1] })}</g>`,
      `<path class="lh-gl-ink" d="${STAR}"/>`,
    ].join(''),
  )
}

/** Icons in the colour of the text around them; most are as wide as they can be. */
const WIDE = 54
const PLAIN: Record<string, readonly [icon: string, size?: number]> = {
  'w-sword': ['broadsword', 56],
  'w-axe': ['sharp-axe', 56],
  'w-bow': ['pocket-bow', 56],
  'w-mace': ['flanged-mace', 58],
  'w-torch': ['torch', 56],
  'w-shield': ['round-shield'],
  'w-sickle': ['sickle'],
  'attr-leadership': ['crested-helmet'],
  'attr-strength': ['biceps'],
  'attr-speed': ['wingfoot'],
  'god-zeus': ['lightning-trio'],
  'god-athena': ['owl'],
  'god-hermes': ['winged-scepter'],
  'i-recruit': ['minions'],
  'i-march': ['rally-the-troops'],
  'i-build_temple': ['greek-temple'],
  'i-prepare': ['card-draw'],
  'i-usurp': ['crown'],
  'i-hunt': ['hunting-horn'],
  'i-build_monument': ['stone-block'],
  'i-use_artifacts': ['amphora'],
  'i-prayer': ['prayer'],
  'i-hero_movement': ['run'],
  'i-hoplite_movement': ['spartan'],
  'i-artifact': ['amphora'],
  'i-priest': ['robe'],
  'i-laurels': ['laurels'],
  'i-monster': ['evil-hand'],
  'i-die': ['rolling-dices'],
  'i-trireme': ['trireme'],
  'i-cards': ['card-draw'],
}
function plain(name: string, drawn: string): string {
  return symbol(name, BOX, `<g class="lh-pc-plain">${drawn}</g>`)
}
const SPEAR =
  '<g transform="rotate(45)"><path d="M-1.8,-12H1.8V29H-1.8Z"/><path d="M0,-32C5,-25 6,-19 2.4,-12H-2.4C-6,-19 -5,-25 0,-32Z"/><path d="M-4,-12.6h8v2.6h-8zM-2.8,26h5.6l-2.8,6z"/></g>'

const MARKS = [
  symbol(
    'injury',
    BOX,
    `<circle class="lh-inj" r="28"/><g class="lh-inj-ink">${icon('scar-wound', INK, { size: 44 })}</g>`,
  ),
  symbol(
    'loss',
    BOX,
    '<path class="lh-loss" d="M0,-28C14,-8 20,0 20,10A20,20 0 0 1 -20,10C-20,0 -14,-8 0,-28Z"/><path class="lh-pc-cutl2" d="M-7,4L7,18M7,4L-7,18"/>',
  ),
  symbol(
    'used',
    BOX,
    '<circle class="lh-us" r="26"/><path class="lh-us-x" d="M-11,-11L11,11M11,-11L-11,11"/>',
  ),
]

export const pieces = sprite('lh-pieces', [
  `<defs><clipPath id="lh-mo-clip"><circle r="25"/></clipPath>${Object.values(PATTERNS).join('')}</defs>`,
  ...SHAPES.map((shape, n) => symbol(`base-${n + 1}`, BOX, base(shape))),
  ...piecesOf('hoplite', icon('spartan', INK, { size: 38 })),
  ...piecesOf(
    'control',
    `${icon('laurels', INK, { size: 36, at: [0, 1] })}<circle r="4.5" cy="1"/>`,
  ),
  ...Object.entries(HEROES).flatMap(hero),
  ...piecesOf('priest', icon('robe', INK, { size: 36 })),
  ...BUILDINGS,
  ...monuments,
  ...Object.entries(MONSTERS).flatMap(monster),
  QUEST,
  ...Object.keys(PATTERNS).map(glory),
  ...Object.entries(PLAIN).map(([name, [face, size = WIDE]]) =>
    plain(name, icon(face, INK, { size })),
  ),
  plain('w-spear', SPEAR),
  ...MARKS,
])
