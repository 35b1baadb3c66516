/** What drawings of all games are made of. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Spot = readonly [x: number, y: number]

/** All icons of game-icons.net are this wide and high. */
const ICON = 512

interface IconPack {
  icons: Record<string, { body: string }>
}
const packed = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const pack: IconPack = JSON.parse(readFileSync(packed, 'utf8'))

/** Icons are drawn at most 120 pixels wide: one decimal is more than enough. */
function rounded(path: string): string {
  let text = ''
  for (const [, command = '', numbers = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(
      value => Math.round(Number(value) * 10) / 10,
    )
    if (/a/i.test(command) && values.length % 7 !== 0) throw new Error(`odd arc in ${path}`)
    text += command
    values.forEach((value, n) => {
      const digits = String(value).replace(/^(-?)0\./, '$1.')
      text += n > 0 && !digits.startsWith('-') ? ` ${digits}` : digits
    })
  }
  return text
}

/** The outline of an icon of game-icons.net, 512 units wide. */
export function iconPath(name: string): string {
  const body = pack.icons[name]?.body
  if (body === undefined) throw new Error(`game-icons.net has no icon ${name}`)
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => rounded(path)).join('')
}

interface Placed {
  size: number
  /** Where its middle is. */
  at?: Spot
  mirrored?: boolean
}

/** An icon somewhere on a drawing; `look` is the rest of its attributes. */
export function icon(name: string, look: string, { size, at = [0, 0], mirrored }: Placed): string {
  const scale = decimals(size / ICON, 5)
  const left = decimals(at[0] + (mirrored ? size : -size) / 2, 2)
  const place = `translate(${left} ${decimals(at[1] - size / 2, 2)})`
  const turn = mirrored ? `scale(${-scale} ${scale})` : `scale(${scale})`
  return `<path ${look} transform="${place} ${turn}" d="${iconPath(name)}"/>`
}

export function decimals(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

/** `look` is the rest of its attributes. */
export function symbol(id: string, viewBox: string, drawn: string, look = ''): string {
  return `<symbol id="${id}" viewBox="${viewBox}"${look}>${drawn}</symbol>`
}

const MADE = `<!-- Made from web/art by \`make drawings\`; do not edit. Icons by the authors of
https://game-icons.net (Lorc, Delapouite and others), CC BY 3.0, recoloured and composed. -->`

/** A file of symbols for the page. `look` is the class by which styles paint them. */
export function sprite(look: string, symbols: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${look}" width="0" height="0" aria-hidden="true">
${MADE}
${symbols.join('\n')}
</svg>
`
}

/** What is inside a board that was drawn as a file. There an `icon` element stands for an icon of
 * game-icons.net: `<icon name="trireme" fill="currentColor"/>`. */
export function board(file: URL): string {
  const inside = readFileSync(file, 'utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<icon name="([^"]+)"/g, (_, name: string) => `<path d="${iconPath(name)}"`)
    .replace(/>\s+</g, '><')
    .match(/<svg[^>]*>(.*)<\/svg>/s)?.[1]
  if (inside === undefined) throw new Error(`${file.pathname} is no SVG`)
  return `${MADE}\n${inside}\n`
}
