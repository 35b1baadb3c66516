/** The pages, each loaded when it is first shown. */
import type { Route } from './route.svelte'

export const PAGES = {
  lobby: () => import('./lobby/LobbyPage.svelte'),
  seat: () => import('./lobby/SeatPage.svelte'),
  match: () => import('./table/TablePage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  nowhere: () => import('./shell/NoPage.svelte'),
} satisfies Record<Route['page'], () => Promise<unknown>>
