/** Monuments of Lords of Ragnarok: a base, a course for each level, and lamps that repeat the level. */
import { icon, symbol } from '../drawing.ts'

interface God {
  name: string
  sign: string
  light: string
  stone: string
}
const GODS: readonly God[] = [
  { name: 'odin', sign: 'raven', light: '#9ec3ff', stone: '#24406e' },
  { name: 'thor', sign: 'thor-hammer', light: '#ffd06b', stone: '#6e4512' },
  { name: 'freya', sign: 'feathered-wing', light: '#f3a9d6', stone: '#6b2452' },
]
const LEVELS = [0, 1, 2, 3]

/** How the sign of the god stands on what is built so far. */
const SIGNS: readonly { size: number; at: [number, number]; opacity: number }[] = [
  { size: 34, at: [0, 2], opacity: 0.55 },
  { size: 30, at: [0, -12], opacity: 0.8 },
  { size: 27, at: [0, -28], opacity: 0.9 },
  { size: 29, at: [0, -25], opacity: 1 },
]

const RAYS =
  'M-22.6 -34.2L-29.1 -36.6M-13.8 -45.7L-17.8 -51.4M0 -50L0 -57M13.8 -45.7L17.8 -51.4M22.6 -34.2L29.1 -36.6'
const ZIGZAG = 'M-20 22l5 -9l5 9l5 -9l5 9l5 -9l5 9l5 -9l5 9'
/** Three runes of the old row, as ornament. */
const CARVED: readonly [number, string][] = [
  [-16.5, 'M2 0V16M2 1L9 6M2 6L9 11'],
  [-4.1, 'M2 16V0L8 5'],
  [8.3, 'M2 0V16M2 6L9 1M2 11L9 6'],
]

export function monuments(ink: string, box: string): string[] {
  const edge = `stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"`
  const base = [
    `<path d="M-38 42L-33 27H33L38 42Z" fill="#5a6577" ${edge}/>`,
    '<path d="M-33 27H33L34.5 31.5H-34.5Z" fill="#8d9ab0"/>',
  ]

  function courses({ light, stone }: God): string[] {
    const runes = CARVED.map(
      ([x, d]) => `<path transform="translate(${x} -9.5) scale(.86)" d="${d}"/>`,
    )
    return [
      `<path d="M-25 27L-23 7H23L25 27Z" fill="${stone}" ${edge}/><path d="${ZIGZAG}" stroke="${light}" stroke-width="2" fill="none"/>`,
      `<path d="M-22 7L-20 -12H20L22 7Z" fill="${stone}" ${edge}/><g stroke="${light}" stroke-width="1.9" fill="none" stroke-linecap="round" stroke-linejoin="round">${runes.join('')}</g>`,
      `<path d="M-20 -12L-19 -32Q0 -52 19 -32L20 -12Z" fill="${light}" ${edge}/>`,
    ]
  }

  function monument(god: God, level: number): string {
    const { name, sign, light, stone } = god
    const isWhole = level === LEVELS.length - 1
    const { size, at, opacity } = SIGNS[level] ?? { size: 0, at: [0, 0], opacity: 0 }
    const lamps = [-10, 0, 10].map(
      (x, n) =>
        `<circle cx="${x}" cy="36.6" r="3.4" fill="${n < level ? light : '#1a2130'}" stroke="${ink}" stroke-width="1.2"/>`,
    )
    const glow = `<circle cx="0" cy="-26" r="25" fill="${light}" opacity=".22"/><path d="${RAYS}" stroke="${light}" stroke-width="2.4" stroke-linecap="round" opacity=".9"/>`
    const planned = `<path d="M-24 26L-20 -26Q0 -46 20 -26L24 26" fill="none" stroke="${light}" stroke-width="2.2" stroke-dasharray="5 5" opacity=".5"/>`
    return symbol(
      `monument-${name}-${level}`,
      box,
      [
        '<ellipse cx="0" cy="43" rx="40" ry="7" fill="#000" opacity=".5"/>',
        isWhole ? glow : '',
        ...base,
        level === 0 ? planned : '',
        ...courses(god).slice(0, level),
        icon(sign, `fill="${isWhole ? stone : light}" opacity="${opacity}"`, { size, at }),
        ...lamps,
      ].join(''),
    )
  }

  return GODS.flatMap(god => LEVELS.map(level => monument(god, level)))
}
