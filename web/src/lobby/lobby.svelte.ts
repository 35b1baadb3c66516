/** What the lobby knows: games, bots, the tables of this device, the games' words. */

import { SvelteMap } from 'svelte/reactivity'
import { offeredBots } from '../bots'
import { spokenOf, wordsOf } from '../opening'
import type { GameInfo } from '../protocol'
import { service } from '../service'
import { settings } from '../settings.svelte'
import { Words } from '../words'
import { type MyTable, tablesOf } from './tables'

const POLL = 5000

export class Lobby {
  games = $state.raw<GameInfo[] | null>(null)
  bots = $state.raw<string[]>([])
  tables = $state.raw<MyTable[] | null>(null)
  /** Why there are no games. */
  error = $state.raw<unknown>(null)
  /** The last question about the tables got no answer. */
  away = $state(false)
  words = new SvelteMap<string, Words>()
  #timer = 0

  async open(): Promise<void> {
    this.error = null
    void this.refresh()
    try {
      const [games, bots] = await Promise.all([service.games(), service.bots()])
      this.bots = offeredBots(bots.map(bot => bot.name))
      this.games = games
    } catch (error) {
      this.error = error
    }
  }

  /** Read the games' words in a language that they speak; English otherwise. */
  async speak(): Promise<void> {
    const language = settings.language
    await Promise.all(
      (this.games ?? []).map(async ({ name, languages }) => {
        const spoken = spokenOf(languages, language)
        const source = await wordsOf(name, spoken)
        if (settings.language === language) this.words.set(name, new Words(spoken, [source]))
      }),
    )
  }

  async refresh(): Promise<void> {
    try {
      this.tables = tablesOf(await service.mine())
      this.away = false
    } catch {
      // The old list stays; the page says that it may be out of date.
      this.away = true
    }
  }

  /** Asks now and then while somebody looks; returns how to stop. */
  watch(): () => void {
    const seen = () => {
      clearInterval(this.#timer)
      if (document.hidden) return
      void this.refresh()
      this.#timer = window.setInterval(() => void this.refresh(), POLL)
    }
    this.#timer = window.setInterval(() => void this.refresh(), POLL)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(this.#timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }

  /** A message of a game's text, or what to say without it. */
  say(game: string, id: string, instead = ''): string {
    const words = this.words.get(game)
    return words?.has(id) ? words.say(id) : instead
  }
}
