// The pages of the built client. Each names the files that its address is going to need, so that
// they all travel at once: lobby.html, and match-GAME.html for the tables of a game, with room for
// what the service puts into it. index.html serves the other addresses.

import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const OPENING = '<script type="application/json" id="opening"></script>'
const GAME = /\/src\/games\/([^/]+)\/index\.ts$/
/** Letters that every language has; those with other marks are read when one of them is shown. */
const FONT = /[\w.-]+-latin-(?!ext)[\w.-]+\.woff2/g
const TEXT_FACE = /^source-sans/

export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = textOf(bundle, 'index.html')
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source })
        const page = (entries: Chunk[], body: string) =>
          index
            .replace('</head>', `${links(bundle, index, entries)}</head>`)
            .replace('</body>', `${body}</body>`)

        emit('lobby.html', page([chunkOf(bundle, '/src/lobby/LobbyPage.svelte')], ''))
        const table = chunkOf(bundle, '/src/table/TablePage.svelte')
        for (const id of this.getModuleIds()) {
          const game = GAME.exec(id)?.[1]
          if (!game) continue
          emit(
            `match-${game.replaceAll('_', '-')}.html`,
            page([table, chunkOf(bundle, id)], OPENING),
          )
        }
      },
    },
  }
}

function chunkOf(bundle: Bundle, module: string): Chunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some(id => id.endsWith(module))) return file
  }
  throw new Error(`no chunk has ${module}`)
}

function textOf(bundle: Bundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`there is no ${name}`)
  return String(file.source)
}

/** All that some chunks and what they import need, without what is linked already. */
function links(bundle: Bundle, index: string, entries: Chunk[]): string {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (file: Rolldown.OutputAsset | Chunk | undefined) => {
    if (file?.type !== 'chunk' || scripts.has(file.fileName)) return
    for (const name of file.imports) visit(bundle[name])
    scripts.add(file.fileName)
    for (const style of file.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  for (const entry of entries) visit(entry)
  const isNew = (name: string) => !index.includes(name)
  const link = (attributes: string) => `<link ${attributes} crossorigin>\n`
  return [
    ...fontsOf(bundle, [...styles]).map(name =>
      link(`rel="preload" as="font" type="font/woff2" href="./assets/${name}"`),
    ),
    ...[...styles].filter(isNew).map(name => link(`rel="stylesheet" href="./${name}"`)),
    ...[...scripts].filter(isNew).map(name => link(`rel="modulepreload" href="./${name}"`)),
  ].join('')
}

/** The text face, and the display faces of the last sheet that has some: a game's before ours. */
function fontsOf(bundle: Bundle, styles: string[]): string[] {
  const found = styles.map(name => [...new Set(textOf(bundle, name).match(FONT) ?? [])])
  const isText = (name: string) => TEXT_FACE.test(name)
  const faces = found.findLast(fonts => fonts.some(name => !isText(name))) ?? []
  return [...found.flat().filter(isText), ...faces.filter(name => !isText(name))]
}
