/** The bots in words: a bot of somebody else's making keeps its own name. */
import { t } from './shellText.svelte'

interface Level {
  name: string
  help: string
}

export function levelOf(bot: string): Level {
  if (bot === 'thrall') return { name: t('lobby-bot-thrall'), help: t('lobby-bot-thrall.help') }
  if (bot === 'karl') return { name: t('lobby-bot-karl'), help: t('lobby-bot-karl.help') }
  if (bot === 'jarl') return { name: t('lobby-bot-jarl'), help: t('lobby-bot-jarl.help') }
  if (bot === 'konungr') return { name: t('lobby-bot-konungr'), help: t('lobby-bot-konungr.help') }
  return { name: bot, help: '' }
}

/** These serve tests and measuring; people are offered better company. */
const NOT_OFFERED = ['random', 'greedy']

export function offeredBots(bots: string[]): string[] {
  const offered = bots.filter(bot => !NOT_OFFERED.includes(bot))
  return offered.length > 0 ? offered : bots
}

/** The level that is meant when nobody chooses: fair, and quick. */
export function usualBot(bots: string[]): string {
  return bots.includes('karl') ? 'karl' : (bots.at(-1) ?? '')
}

/** Names for bots that nobody else at the table bears. */
export function botNames(count: number, taken: string[]): string[] {
  const names = t('lobby-bot-names').split(', ')
  return names.filter(name => !taken.includes(name)).slice(0, count)
}
