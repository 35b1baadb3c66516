/** The bots in words: a bot of somebody else's making keeps its own name. */
import { t } from '../shell.svelte'

interface Level {
  name: string
  help: string
}

export function levelOf(bot: string): Level {
  if (bot === 'random') return { name: t('lobby-bot-random'), help: t('lobby-bot-random.help') }
  if (bot === 'greedy') return { name: t('lobby-bot-greedy'), help: t('lobby-bot-greedy.help') }
  return { name: bot, help: '' }
}

/** The level that is meant when nobody chooses: the best of ours. */
export function usualBot(bots: string[]): string {
  return bots.includes('greedy') ? 'greedy' : (bots.at(-1) ?? '')
}

/** Names for bots that nobody else at the table bears. */
export function botNames(count: number, taken: string[]): string[] {
  const names = t('lobby-bot-names').split(', ')
  return names.filter(name => !taken.includes(name)).slice(0, count)
}
