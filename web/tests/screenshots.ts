/** Takes the pictures of docs/pictures: `make screenshots`. */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Device, LANGUAGES, type Look, launch } from './browser'
import * as hellas from './hellas-scenes'
import * as ragnarok from './ragnarok-scenes'
import { ANALYSIS, BATTLE, BOARD, DRAFT, LOBBY, RULES, SCORING, type Scene } from './scenes'
import { Server } from './server'

const PICTURES = join(import.meta.dirname, '..', '..', 'docs', 'pictures')
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const LARGEST = 250_000

interface Picture {
  name: string
  scene: Scene
  look: Look
  /** The part of the page that is shown; without it, all that is in viewport. */
  clip?: { x: number; y: number; width: number; height: number }
}

const desktop = [LOBBY, DRAFT, BOARD, BATTLE, SCORING, ANALYSIS, RULES].map(scene => ({
  name: scene.name,
  scene,
  look: { size: DESKTOP },
}))
const phone = [LOBBY, DRAFT, BOARD, BATTLE, SCORING, ANALYSIS, RULES].map(scene => ({
  name: `phone-${scene.name}`,
  scene,
  look: { size: PHONE, touch: true },
}))
const languages = LANGUAGES.filter(language => language !== 'en').map(language => ({
  name: `board-${language}`,
  scene: BOARD,
  look: { size: DESKTOP, language },
}))
const light: Picture = {
  name: 'board-light',
  scene: BOARD,
  look: { size: DESKTOP, theme: 'light' },
}
/** A Lords game: its scenes on desk and phone, and its map in every language and in the light. */
function lords(scenes: Scene[], map: Scene): Picture[] {
  return [
    ...scenes.flatMap(scene => [
      { name: scene.name, scene, look: { size: DESKTOP } },
      { name: `phone-${scene.name}`, scene, look: { size: PHONE, touch: true } },
    ]),
    ...LANGUAGES.filter(language => language !== 'en').map(language => ({
      name: `${map.name}-${language}`,
      scene: map,
      look: { size: DESKTOP, language },
    })),
    { name: `${map.name}-light`, scene: map, look: { size: DESKTOP, theme: 'light' } },
  ]
}
/** A part of a scene on the desk. */
function part(name: string, scene: Scene, box: [number, number, number, number]): Picture {
  const [x, y, width, height] = box
  return { name, scene, look: { size: DESKTOP }, clip: { x, y, width, height } }
}
/** What docs/look-and-feel.md speaks of. */
const remarks = [
  part('look-panel', BATTLE, [8, 60, 260, 206]),
  part('look-hellas-side', hellas.BATTLE, [1164, 60, 270, 836]),
  part('look-hellas-crowd', hellas.MAP, [440, 90, 320, 230]),
]
const pictures: Picture[] = [
  ...desktop,
  ...phone,
  ...languages,
  light,
  ...lords([hellas.HEROES, hellas.MAP, hellas.HUNT, hellas.BATTLE, hellas.SCORING], hellas.MAP),
  ...lords(
    [
      ragnarok.HEROES,
      ragnarok.MAP,
      ragnarok.WHEEL,
      ragnarok.HUNT,
      ragnarok.BATTLE,
      ragnarok.SCORING,
    ],
    ragnarok.MAP,
  ),
  ...remarks,
]

const wanted = process.argv.slice(3)
mkdirSync(PICTURES, { recursive: true })
const server = await Server.start()
const browser = await launch()
try {
  for (const { name, scene, look, clip } of pictures) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const device = await Device.open(browser, server.url, look)
    await scene.open(device, server)
    await device.page.evaluate(() => document.fonts.ready)
    await device.page.waitForLoadState('networkidle')
    const path = join(PICTURES, `${name}.jpg`)
    await device.page.screenshot({ path, type: 'jpeg', quality: 80, ...(clip ? { clip } : {}) })
    const { size } = statSync(path)
    if (size > LARGEST) throw new Error(`${path} has ${size} bytes, more than ${LARGEST}`)
    if (device.faults.length > 0) throw new Error(device.faults.join('\n'))
    console.log(`${name}.jpg ${Math.round(size / 1000)} kB`)
    await device.close()
  }
} finally {
  await browser.close()
  await server.stop()
}
