/** Where the page is: the address bar is the only state. */
import { at, pathOf } from './base'

export type Route =
  | { page: 'lobby' }
  | { page: 'seat'; token: string }
  | { page: 'match'; match: string; seat: number | null; lesson: boolean }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'nowhere' }

export function parse(address: URL): Route {
  const [first = '', second = ''] = (pathOf(address) ?? address.pathname).split('/').filter(Boolean)
  const hash = decoded(address.hash.slice(1))
  if (first === 'seat') return { page: 'seat', token: hash }
  if (first === 'match' && second) {
    const seat = address.searchParams.get('seat')
    return {
      page: 'match',
      match: second,
      seat: seat !== null && /^-?\d+$/.test(seat) ? Number(seat) : null,
      lesson: address.searchParams.has('lesson'),
    }
  }
  if (first === 'rules' && second) return { page: 'rules', game: second, clause: hash }
  return { page: first === '' ? 'lobby' : 'nowhere' }
}

/** A hash that somebody cut or typed wrongly is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

let current = $state.raw<Route>(parse(new URL(location.href)))

export const route = {
  get now(): Route {
    return current
  },
}

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', at(path))
  else history.pushState(null, '', at(path))
  current = parse(new URL(location.href))
}

/** Links within the client change the page without loading it anew. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest?.('a')
  if (!link || link.target || link.download || link.origin !== location.origin) return
  const path = pathOf(link)
  if (path === null || path.startsWith('/api/')) return
  event.preventDefault()
  const elsewhere = link.pathname !== location.pathname
  go(path + link.search + link.hash)
  if (elsewhere) window.scrollTo(0, 0)
}

export function followAddress(): void {
  window.addEventListener('popstate', () => {
    current = parse(new URL(location.href))
  })
  window.addEventListener('hashchange', () => {
    current = parse(new URL(location.href))
  })
}
