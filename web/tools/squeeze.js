// Writes a .gz beside every text file of the built client, and says how large it is.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const OUT = new URL('../../src/sagaboard/service/client/', import.meta.url).pathname

let code = 0
let art = 0
for (const name of readdirSync(OUT, { recursive: true })) {
  const path = join(OUT, String(name))
  if (!statSync(path).isFile() || !/\.(js|css|svg|json)$/.test(path)) continue
  const squeezed = gzipSync(readFileSync(path), { level: 9 })
  writeFileSync(`${path}.gz`, squeezed)
  if (/\.(js|css)$/.test(path)) code += squeezed.length
  else art += squeezed.length
}
console.log(
  `client: ${(code / 1000).toFixed(1)} kB script and styles, ${(art / 1000).toFixed(1)} kB art (gzip)`,
)
