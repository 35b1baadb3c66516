/** The words of the game that is played, in the language of the settings. */
import type { Target } from '../games/game'
import type { Language } from '../languages'
import { spokenOf, wordsOf } from '../opening'
import type { MatchNames } from '../protocol'
import { settings } from '../settings.svelte'
import { Words } from '../words'
import { type People, Spoken, split } from './spoken'

export class GameWords {
  spoken = $state.raw<Spoken | null>(null)
  names: MatchNames | null = null
  /** The language of the words that are here or on their way. */
  #learning: Language | null = null

  /** `people`: as sentences call those who play. */
  constructor(private readonly people: People) {}

  async read(game: string): Promise<void> {
    const language = settings.language
    const names = this.names
    if (!names || this.#learning === language) return
    this.#learning = language
    const spoken = spokenOf(names.languages, language)
    const source = await wordsOf(game, spoken).catch((error: unknown) => {
      this.#learning = null
      throw error
    })
    if (language === settings.language) {
      this.spoken = new Spoken(new Words(spoken, [source]), names, this.people)
    }
  }

  kindOf(verb: string): string {
    return this.spoken?.names.verbs[verb]?.kind ?? ''
  }

  /** What a move points at; figures are those of the own seat. */
  targetOf(move: string): Target | null {
    const { verb, noun } = split(move)
    const kind = this.kindOf(verb)
    return kind === '' ? null : { kind, noun }
  }
}
