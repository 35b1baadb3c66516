// licenses.txt of the built client: what others have made of it, each with its licence.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const LICENSE = /^licen[cs]e(\.\w+)?$/i
/** Texts for packages that only name their licence. */
const TEXTS = new URL('./licenses/', import.meta.url).pathname

const ICONS = `Icons
By Lorc, Delapouite and the other contributors of https://game-icons.net, under CC BY 3.0
(https://creativecommons.org/licenses/by/3.0/); numbers are rounded and colours changed.
`

export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      const parts = new Set([ICONS])
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') for (const id of file.moduleIds) add(parts, packageOf(id))
        else for (const name of file.originalFileNames) if (isFont(name)) add(parts, ofFont(name))
      }
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: [...parts].sort().join(`\n${'-'.repeat(80)}\n\n`),
      })
    },
  }
}

function add(parts: Set<string>, part: string | null) {
  if (part) parts.add(part)
}

function packageOf(module: string): string | null {
  const path = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1]
  return path ? ofPackage(path) : null
}

function ofPackage(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license: string }
  return `${name} ${version} (${license})\n\n${textIn(folder) ?? readFileSync(join(TEXTS, `${license}.txt`), 'utf8')}`
}

const isFont = (name: string) => name.endsWith('.woff2')

/** A font of a package, or one of our own with its licence beside it. */
function ofFont(name: string): string {
  const file = resolve(name)
  const ofOthers = packageOf(file)
  if (ofOthers) return ofOthers
  const text = textIn(dirname(file))
  if (!text) throw new Error(`${name} has no licence beside it`)
  return `Font ${basename(name).split('-')[0]}\n\n${text}`
}

function textIn(folder: string): string | null {
  const name = existsSync(folder) && readdirSync(folder).find(file => LICENSE.test(file))
  return name ? readFileSync(join(folder, name), 'utf8') : null
}
