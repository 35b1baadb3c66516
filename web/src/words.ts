/** Messages of one language, through Fluent. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Values = Record<string, FluentVariable>

/** As Fluent parses what stands in braces. */
interface Expression {
  type: string
  name: string
  selector: Expression
}

export class Words {
  readonly #bundle: FluentBundle

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })
    }
  }

  has(id: string): boolean {
    const [name = '', attribute] = id.split('.')
    const message = this.#bundle.getMessage(name)
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null
  }

  /** A message or its attribute: `card-troll` or `card-troll.text`. */
  say(id: string, values: Values = {}): string {
    const [name = '', attribute] = id.split('.')
    const message = this.#bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (pattern == null) throw new Error(`${this.language}: message ${id} is missing`)
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, values, errors)
    if (errors[0]) throw new Error(`${this.language}: message ${id}: ${errors[0].message}`)
    return text
  }

  /** The arguments of a message that are not said but choose what is: `{ $place_gender -> ... }`. */
  selectorsOf(id: string): Set<string> {
    const [name = '', attribute] = id.split('.')
    const message = this.#bundle.getMessage(name)
    const found = new Set<string>()
    this.#addSelectors(attribute ? message?.attributes[attribute] : message?.value, found)
    return found
  }

  /** Walks a parsed pattern; messages in it too. */
  #addSelectors(node: unknown, found: Set<string>): void {
    if (typeof node !== 'object' || node === null) return
    const { type, name, selector } = node as Partial<Expression>
    if (type === 'select' && selector?.type === 'var') found.add(selector.name)
    if (type === 'mesg' && name) this.#addSelectors(this.#bundle.getMessage(name)?.value, found)
    for (const part of Object.values(node)) this.#addSelectors(part, found)
  }

  /** The name of a thing and its forms, as arguments of a sentence: `$place`, `$place_in`, ... */
  forms(id: string, argument: string): Values {
    const message = this.#bundle.getMessage(id)
    if (message?.value == null) throw new Error(`${this.language}: message ${id} is missing`)
    const values: Values = { [argument]: this.say(id) }
    for (const [form, pattern] of Object.entries(message.attributes)) {
      const errors: Error[] = []
      const text = this.#bundle.formatPattern(pattern, { n: 1 }, errors)
      if (errors.length === 0) values[`${argument}_${form}`] = text
    }
    return values
  }
}
