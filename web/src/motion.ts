import { settings } from './settings.svelte'

/** Whether somebody wants nothing to move: here or for the whole device. */
export function isCalm(): boolean {
  return !settings.animate || matchMedia('(prefers-reduced-motion: reduce)').matches
}
