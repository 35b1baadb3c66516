/** Where the page is: the address bar is the only state. */
export type Route =
  | { page: 'lobby' }
  | { page: 'seat'; token: string }
  | { page: 'match'; match: string; seat: number | null; lesson: boolean }
  | { page: 'rules'; game: string; clause: string }

export function parse(address: URL): Route {
  const [first = '', second = ''] = address.pathname.split('/').filter(Boolean)
  const hash = decodeURIComponent(address.hash.slice(1))
  if (first === 'seat') return { page: 'seat', token: hash }
  if (first === 'match' && second) {
    const seat = address.searchParams.get('seat')
    return {
      page: 'match',
      match: second,
      seat: seat === null ? null : Number(seat),
      lesson: address.searchParams.has('lesson'),
    }
  }
  if (first === 'rules' && second) return { page: 'rules', game: second, clause: hash }
  return { page: 'lobby' }
}

let current = $state.raw<Route>(parse(new URL(location.href)))

export const route = {
  get now(): Route {
    return current
  },
}

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  current = parse(new URL(location.href))
}

export function followAddress(): void {
  window.addEventListener('popstate', () => {
    current = parse(new URL(location.href))
  })
  window.addEventListener('hashchange', () => {
    current = parse(new URL(location.href))
  })
}
