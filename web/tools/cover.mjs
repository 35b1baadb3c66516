// Draws the pictures of a game in the lobby from its own board: `node tools/cover.mjs blood_rage`.
// The game's folder says in cover.json what lies on the board and which part is shown.
// Needs Chromium; the pictures are committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const QUALITY = 0.7
const WIDTH = 1400

const source = fileURLToPath(new URL('../src/', import.meta.url))
const game = process.argv[2] ?? 'blood_rage'
const folder = `${source}games/${game}/`
const read = path => readFileSync(path, 'utf8')
const scene = JSON.parse(read(`${folder}cover/cover.json`))
const [left, top, width, height] = scene.box
const size = { width: WIDTH, height: Math.round((WIDTH * height) / width) }

const pieces = scene.pieces
  .map(({ symbol, look, at: [x, y], size }) => {
    const half = size / 2
    return `<g class="${look}">${symbol
      .split(' ')
      .map(
        name =>
          `<use href="#${name}" x="${x - half}" y="${y - half}" width="${size}" height="${size}"/>`,
      )
      .join('')}</g>`
  })
  .join('')
const styles = [`${source}tokens.css`, ...scene.styles.map(name => folder + name)]
  .map(read)
  .join('')
const sprite = scene.sprites.map(name => read(folder + name)).join('')
const page =
  theme => `<!doctype html><html data-theme="${theme}" data-game="${game.replaceAll('_', '-')}"><style>${styles}
body{margin:0;background:var(--bg)} svg.cover{display:block;width:100vw;height:100vh}</style>${sprite}
<svg class="cover ${scene.look}" viewBox="${left} ${top} ${width} ${height}"
preserveAspectRatio="xMidYMid slice">${read(folder + scene.board)}${pieces}</svg></html>`

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const tab = await browser.newPage({ viewport: size })
for (const theme of ['dark', 'light']) {
  await tab.setContent(page(theme))
  for (const province of scene.destroyed) {
    await tab.evaluate(id => document.getElementById(id).classList.add('destroyed'), province)
  }
  const png = (await tab.screenshot()).toString('base64')
  const webp = await tab.evaluate(
    async ([data, quality]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      })
      canvas.getContext('2d').drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality).split(',')[1]
    },
    [png, QUALITY],
  )
  const bytes = Buffer.from(webp, 'base64')
  writeFileSync(`${folder}cover/${theme}.webp`, bytes)
  console.log(`${game}/cover/${theme}.webp: ${(bytes.length / 1000).toFixed(1)} kB`)
}
await browser.close()
