// @vitest-environment node
/** Every message exists in every language, takes the same arguments there, and is used. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  type Attribute,
  FluentParser,
  type Message,
  type MessageReference,
  type Term,
  type VariableReference,
  Visitor,
} from '@fluent/syntax'
import { describe, expect, test } from 'vitest'
import { announced, saidMessages, usedMessages } from './named'

const LANGUAGES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)
const SRC = join(import.meta.dirname, '..')
const GAMES = join(SRC, '..', '..', 'src', 'sagaboard', 'games')

class Arguments extends Visitor {
  readonly names = new Set<string>()
  readonly uses = new Set<string>()
  override visitVariableReference(reference: VariableReference): void {
    this.names.add(reference.id.name)
  }
  override visitMessageReference(reference: MessageReference): void {
    this.uses.add(reference.id.name)
  }
}

/** Message or `message.attribute` to the arguments that it takes, by messages in it too. Later
 * messages may be declared to replace earlier ones. */
function messages(source: string, { replaced = false } = {}): Map<string, string[]> {
  const found = new Map<string, Arguments>()
  for (const entry of new FluentParser().parse(source).body) {
    if (entry.type === 'Junk')
      throw new Error(`cannot be read: ${(entry as { content: string }).content}`)
    if (entry.type !== 'Message' && entry.type !== 'Term') continue
    const { id, value, attributes } = entry as Message | Term
    const note = (name: string, part: Message['value'] | Attribute) => {
      if (part === null) return
      if (found.has(name) && !replaced) throw new Error(`${name} is there twice`)
      const takes = new Arguments()
      takes.visit(part)
      found.set(name, takes)
    }
    note(id.name, value)
    for (const attribute of attributes) note(`${id.name}.${attribute.id.name}`, attribute)
  }
  const taken = (name: string): string[] => {
    const part = found.get(name)
    return part ? [...part.names, ...[...part.uses].flatMap(taken)] : []
  }
  return new Map([...found.keys()].map(name => [name, [...new Set(taken(name))].sort()]))
}

function files(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter(name => pattern.test(name))
    .map(name => join(folder, name))
    .sort()
}

function read(paths: string[]): string {
  return paths.map(path => readFileSync(path, 'utf-8')).join('\n')
}

const SOURCE = /(?<!\.test)\.(ts|svelte)$/
const CODE = files(SRC, SOURCE).filter(path => !path.includes('/text/'))

/** What is said in files and is not among the messages, with the file's name. */
function missing(paths: string[], call: string, known: (id: string) => boolean): string[] {
  return paths.flatMap(path =>
    saidMessages(readFileSync(path, 'utf-8'), call)
      .filter(id => !known(id))
      .map(id => `${path}: ${id}`),
  )
}

const shell = messages(read(files(join(SRC, 'text', 'en'), /\.ftl$/)))

describe('the shell', () => {
  test.each(LANGUAGES)('has the same messages with the same arguments in %s', language => {
    const theirs = messages(read(files(join(SRC, 'text', language), /\.ftl$/)))
    expect(Object.fromEntries(theirs)).toEqual(Object.fromEntries(shell))
  })

  test.each(LANGUAGES)('keeps each message in the file of its area in %s', language => {
    for (const path of files(join(SRC, 'text', language), /\.ftl$/)) {
      const area = basename(path, '.ftl')
      expect([...messages(read([path])).keys()].filter(id => !id.startsWith(`${area}-`))).toEqual(
        [],
      )
    }
  })

  test('says only what there is', () => {
    expect(missing(CODE, 't(', id => shell.has(id))).toEqual([])
  })

  test('has no message that nobody uses', () => {
    const used = usedMessages(read(CODE))
    expect([...shell.keys()].filter(id => !used.has(id))).toEqual([])
  })
})

/** The example of the guides has its texts in its own package, in one language. */
const EXAMPLE = 'nine_stones'
const EXAMPLE_TEXT = join(SRC, '..', '..', 'examples', EXAMPLE, EXAMPLE, 'text')
/** For any game: it says what the shell says. */
const PLAIN = 'plain'
const GAMES_HERE = join(SRC, 'games')
const GAME_FOLDERS = readdirSync(GAMES_HERE).filter(
  name => name !== PLAIN && existsSync(join(GAMES_HERE, name, 'index.ts')),
)

/** Where the texts are that a game shares with all others, and with its family. */
function sharedWith(game: string): string[] {
  return [GAMES, join(GAMES, game.split('_')[0] ?? '')]
    .map(folder => join(folder, 'text'))
    .filter(folder => existsSync(folder))
}

/** The files of a game and those of the kit or its family that it uses. */
function drawnBy(game: string): string[] {
  const found = new Set(files(join(GAMES_HERE, game), SOURCE))
  for (const path of found) {
    for (const [, named = ''] of read([path]).matchAll(/from '(\..+)'/g)) {
      const file = join(dirname(path), named)
      const used = [file, `${file}.ts`].find(known => SOURCE.test(known) && existsSync(known))
      if (used?.startsWith(GAMES_HERE)) found.add(used)
    }
  }
  return [...found]
}

describe.each(GAME_FOLDERS)('%s', game => {
  const code = drawnBy(game)
  const folders =
    game === EXAMPLE ? [EXAMPLE_TEXT] : [...sharedWith(game), join(GAMES, game, 'content', 'text')]
  const languages = game === EXAMPLE ? ['en'] : LANGUAGES
  const text = (language: string) =>
    messages(
      read(folders.flatMap(path => files(path, new RegExp(`^${language}(\\.messages)?\\.ftl$`)))),
      { replaced: true },
    )
  const english = text('en')
  /** Those that only a drawn table uses; the rest is the business of tests/games. */
  const drawn = (all: Map<string, string[]>) =>
    Object.fromEntries([...all].filter(([id]) => /^(table|board)-/.test(id)))

  test.each(languages)('takes the same arguments in %s', language => {
    expect(drawn(text(language))).toEqual(drawn(english))
  })

  test('says only what there is', () => {
    expect(missing(code, 'say(table,', id => english.has(id))).toEqual([])
  })

  test('announces only what there is', () => {
    expect(announced(read(code)).filter(id => !english.has(id) && !shell.has(id))).toEqual([])
  })
})

test('what games share is used', () => {
  const folders = [GAMES, join(GAMES, 'lords')].map(folder => join(folder, 'text'))
  const shared = messages(read(folders.flatMap(folder => files(folder, /^en\.ftl$/))))
  const said = usedMessages(read(files(GAMES_HERE, SOURCE)))
  // A part of other messages is referred to in braces.
  const parts = read(files(GAMES, /en.*\.ftl$/)).matchAll(/\{ ([a-z][a-z-]*)/g)
  const used = new Set([...said, ...[...parts].map(([, id = '']) => id)])
  const drawn = [...shared.keys()].filter(id => /^(table|board)-/.test(id) && !id.includes('.'))
  expect(drawn.filter(id => !used.has(id))).toEqual([])
})

test('the shell announces only what there is', () => {
  const code = CODE.filter(path => !GAME_FOLDERS.some(game => path.includes(`/games/${game}/`)))
  expect(announced(read(code)).filter(id => !shell.has(id))).toEqual([])
})
