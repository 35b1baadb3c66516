/**
 * Makes src/games/blood_rage/card-icons.svg: the pictures of the cards, taken from game-icons.net
 * (CC BY 3.0) as @iconify-json/game-icons packs them. Which card shows what: card-art.json.
 *
 *   node tools/card_icons.mjs          write the sprite
 *   node tools/card_icons.mjs --check  fail if the committed sprite is another one
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const pack = require('@iconify-json/game-icons/icons.json')
const folder = new URL('../src/games/blood_rage/', import.meta.url)
const pictures = JSON.parse(readFileSync(new URL('card-art.json', folder), 'utf8'))

/** Icons are 512 wide and drawn at most 120 pixels wide: one decimal is more than enough. */
function rounded(path) {
  let text = ''
  for (const [, command, numbers] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
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

function symbol(name) {
  const icon = pack.icons[name]
  if (!icon) throw new Error(`there is no icon ${name}`)
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => rounded(path))
  const drawn = paths.map(path => `<path d="${path}"/>`).join('')
  return `<symbol id="${name}" viewBox="0 0 512 512">${drawn}</symbol>\n`
}

const names = [...new Set(Object.values(pictures).flat())].sort()
const sprite = `<svg xmlns="http://www.w3.org/2000/svg" class="br-pieces" width="0" height="0" aria-hidden="true">
<!-- Made by tools/card_icons.mjs; do not edit. Icons by the authors of https://game-icons.net
(Lorc, Delapouite and others), CC BY 3.0, numbers rounded and colours removed. -->
${names.map(symbol).join('')}</svg>
`
const file = new URL('card-icons.svg', folder)
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== sprite) {
    console.error('card-icons.svg is out of date: run node tools/card_icons.mjs')
    process.exit(1)
  }
} else writeFileSync(file, sprite)
