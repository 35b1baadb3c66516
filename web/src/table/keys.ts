/** What keys do at the table, wherever the focus is. Things in focus answer first. */

import type { OpenPanels } from './openPanels.svelte'
import type { Replay } from './replay.svelte'
import type { Table } from './table.svelte'

export function press(
  event: KeyboardEvent,
  table: Table,
  replay: Replay,
  panels: OpenPanels,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const at = event.target as HTMLElement
  if (at.closest('input, textarea, select, [contenteditable], dialog, [role=menu]')) return
  if (!act(event.key, table, replay, panels)) return
  event.preventDefault()
}

function act(key: string, table: Table, replay: Replay, panels: OpenPanels): boolean {
  if (key === 'Escape') return table.stepBack() || leaveReplay(table, replay)
  if (key === '?') panels.openRules('')
  else if (key === 'l') panels.open('log')
  else if (key === 'c') panels.open('chat')
  else if (key === 'k') panels.shortcuts = true
  else if (key === 'u' && table.past === null) table.undo()
  else if (table.past !== null) return step(key, replay)
  else if (/^[1-9]$/.test(key)) return choose(Number(key), table)
  else return false
  return true
}

function leaveReplay(table: Table, replay: Replay): boolean {
  if (table.past === null) return false
  replay.leave()
  return true
}

function step(key: string, replay: Replay): boolean {
  if (key === 'ArrowLeft') void replay.step(-1)
  else if (key === 'ArrowRight') void replay.step(1)
  else if (key === 'Home') void replay.to(0)
  else if (key === 'End') void replay.to(Infinity)
  else if (key === ' ') replay.toggle()
  else return false
  return true
}

/** The n-th verb, or the n-th move once there is no verb to choose. */
function choose(number: number, table: Table): boolean {
  const chosen = table.choices.numbered[number - 1]
  if (chosen === undefined) return false
  if (table.choices.verbs.includes(chosen)) table.choose(chosen)
  else table.play(chosen)
  return true
}
