/** Puts moves, questions and events of a match into words: what `kernel/speech.py` does for a
 * terminal. */
import type { EventInfo, MatchNames, ReasonInfo } from '../protocol'
import type { Values, Words } from '../words'

export interface Part {
  text: string
  /** The kind and value that this part names, if it can be pointed at. */
  kind?: string
  value?: number
}

/** What a part of a sentence names. */
interface Name {
  kind: string
  value: number
}

type Mark = (values: Values, kind: string, value: number) => Values

/** Around a name in a sentence, with its number: characters that no text has. */
const OPEN = '\uE000'
const FROM = '\uE001'
const CLOSE = '\uE002'
const MARKED = /\uE000(\d+)\uE001([^\uE002]*)\uE002/g

/** Who sits where, where sentences call players by their own names. */
export interface People {
  /** The own seat; -1 looks on. */
  readonly seat: number
  /** What a player is called; nothing where the seat goes by its name of the game. */
  called(seat: number): string
  /** A form of an event's sentence that tells more, or null. */
  formOf(event: EventInfo): string | null
}

const NOBODY: People = { seat: -1, called: () => '', formOf: () => null }

export class Spoken {
  constructor(
    readonly words: Words,
    readonly names: MatchNames,
    readonly people: People = NOBODY,
  ) {}

  /** The name of a value: `name('card', 3)`, or one of its forms: `name('place', 2, 'in')`. */
  name(kind: string, value: number, form = ''): string {
    const id = this.messageOf(kind, value)
    return this.words.say(form ? `${id}.${form}` : id)
  }

  messageOf(kind: string, value: number): string {
    const id = this.names.messages[kind]?.[String(value)]
    if (id === undefined) throw new Error(`no name for ${kind} ${value}`)
    return id
  }

  /** The value of a verb's noun, such as that of `gimle` after `pillage`. */
  valueOf(kind: string, noun: string): number {
    for (const verb of Object.values(this.names.verbs)) {
      if (verb.kind !== kind) continue
      const value = verb.nouns.indexOf(noun)
      if (value >= 0) return value
    }
    return -1
  }

  nounOf(kind: string, value: number): string {
    for (const verb of Object.values(this.names.verbs)) {
      const noun = verb.kind === kind ? verb.nouns[value] : undefined
      if (noun) return noun
    }
    return ''
  }

  /** A move as a choice: message `move-VERB`, its noun as `$noun` with its forms; or as what the
   * noun is called where the move is offered. An answer without a noun is called as the question
   * wants it (`ask-PROMPT.VERB`). */
  label(move: string, named: string | null = null, prompt = ''): string {
    const { verb, noun } = split(move)
    const wanted = `${askOf(prompt)}.${verb}`
    if (noun === '' && this.words.has(wanted)) return this.words.say(wanted)
    const kind = this.names.verbs[verb]?.kind ?? ''
    const values = kind ? this.#values('noun', kind, this.valueOf(kind, noun)) : {}
    return this.words.say(`move-${verb}`, named === null ? values : { ...values, noun: named })
  }

  /** A move in a word or two, for its button: as the question wants it (`ask-PROMPT.VERB`), as the
   * verb is called (`move-VERB.word`), or else as the whole choice. */
  word(move: string, prompt = ''): string {
    const { verb } = split(move)
    const wanted = [`${askOf(prompt)}.${verb}`, `move-${verb}.word`]
    const found = wanted.find(id => this.words.has(id))
    return found === undefined ? this.label(move) : this.words.say(found)
  }

  ask(prompt: string): string {
    return this.words.say(askOf(prompt))
  }

  /** What follows from an answer: of the chosen verb, else of the question, if the game tells. */
  follows(prompt: string, verb: string | null): string {
    const id = verb === null ? `${askOf(prompt)}.then` : `move-${verb}.then`
    return this.words.has(id) ? this.words.say(id) : ''
  }

  /** The name of a noun, or nothing if it has none. */
  nounName(kind: string, noun: string): string {
    const value = this.valueOf(kind, noun)
    const id = this.names.messages[kind]?.[String(value < 0 ? noun : value)]
    return id === undefined ? '' : this.words.say(id)
  }

  /** What stands in the way, or nothing where the clause itself says enough. */
  reason({ clause, form, values }: ReasonInfo): string | null {
    const message = `why-${clause.toLowerCase()}`
    const id = form === '' ? message : `${message}.${form}`
    if (!this.words.has(id)) return null
    const told = Object.entries(values).map(([name, { kind, value }]) =>
      this.#values(name, kind, value),
    )
    return this.words.say(id, Object.assign({}, ...told) as Values)
  }

  sentence(event: EventInfo): string {
    return this.words.say(this.#messageOf(event), this.#eventValues(event))
  }

  /** A sentence cut into parts, so that the names in it can be pointed at. */
  parts(event: EventInfo): Part[] {
    const id = this.#messageOf(event)
    const names: Name[] = []
    const chosenBy = this.words.selectorsOf(id)
    const marked = this.#eventValues(event, (values, kind, value) => {
      const number = names.push({ kind, value }) - 1
      return Object.fromEntries(
        Object.entries(values).map(([argument, text]) => [
          argument,
          chosenBy.has(argument) ? text : `${OPEN}${number}${FROM}${text}${CLOSE}`,
        ]),
      )
    })
    return cut(this.words.say(id, marked), names)
  }

  /** The arguments of an event's sentence; `mark` may change those that name something. */
  #eventValues(event: EventInfo, mark: Mark = values => values): Values {
    let found: Values = {}
    const declared = this.names.events[event.kind] ?? []
    declared.forEach(([name = '', kind = ''], position) => {
      if (kind.endsWith('*')) {
        const single = kind.slice(0, -1)
        const rest = event.values.slice(position)
        const said = rest.map(value => mark({ [name]: this.#called(single, value) }, single, value))
        found[name] = said.map(values => values[name]).join(', ')
        found.n = rest.length
      } else {
        const value = event.values[position] ?? 0
        const values = this.#values(name, kind, value)
        found = { ...found, ...(kind === 'number' ? values : mark(values, kind, value)) }
      }
    })
    return found
  }

  /** What the own seat does has a sentence of its own (`event-KIND.own`, of a form that tells more
   * `event-KIND.FORM-own`) where the game tells so. */
  #messageOf(event: EventInfo): string {
    const id = `event-${event.kind.replaceAll('_', '-')}`
    const about = this.names.events[event.kind]?.[0]?.[1]
    const own = about === 'seat' && this.people.seat >= 0 && event.values[0] === this.people.seat
    const form = this.people.formOf(event)
    const wanted = [
      ...(form === null ? [] : own ? [`${form}-own`, form] : [form]),
      ...(own ? ['own'] : []),
    ]
    const found = wanted.find(name => this.words.has(`${id}.${name}`))
    return found === undefined ? id : `${id}.${found}`
  }

  #called(kind: string, value: number): string {
    return (kind === 'seat' ? this.people.called(value) : '') || this.name(kind, value)
  }

  #values(argument: string, kind: string, value: number): Values {
    if (kind === 'number') return { [argument]: value }
    const forms = this.words.forms(this.messageOf(kind, value), argument)
    const called = kind === 'seat' ? this.people.called(value) : ''
    return called === '' ? forms : { ...forms, [argument]: called }
  }
}

function askOf(prompt: string): string {
  return `ask-${prompt.replaceAll('_', '-')}`
}

function cut(marked: string, names: Name[]): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const found of marked.matchAll(MARKED)) {
    parts.push({ text: marked.slice(end, found.index) })
    parts.push({ text: found[2] ?? '', ...names[Number(found[1])] })
    end = found.index + found[0].length
  }
  parts.push({ text: marked.slice(end) })
  return parts.filter(part => part.text !== '')
}

export function split(move: string): { verb: string; noun: string } {
  const [verb = '', ...rest] = move.split(' ')
  return { verb, noun: rest.join(' ') }
}
