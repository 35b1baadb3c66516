import { afterEach, expect, it, vi } from 'vitest'

/** The client on a page that the service has written for a path. */
async function clientAt(base: string | null) {
  vi.resetModules()
  if (base === null) delete document.documentElement.dataset.base
  else document.documentElement.dataset.base = base
  return {
    ...(await import('./base')),
    ...(await import('./route.svelte')),
    ...(await import('./service')),
  }
}

afterEach(() => {
  delete document.documentElement.dataset.base
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

it('stands at the top of a site unless the page says otherwise', async () => {
  const { at, pathOf } = await clientAt(null)
  expect(at('/rules/stones')).toBe('/rules/stones')
  expect(pathOf({ pathname: '/rules/stones' })).toBe('/rules/stones')
})

it('knows its pages below a path, and that others are not its own', async () => {
  const { at, pathOf, parse } = await clientAt('/saga/')
  expect(at('/')).toBe('/saga/')
  expect(pathOf({ pathname: '/saga/match/x' })).toBe('/match/x')
  expect(pathOf({ pathname: '/blog/' })).toBeNull()
  expect(parse(new URL('http://site.example/saga/'))).toEqual({ page: 'lobby' })
  expect(parse(new URL('http://site.example/saga/match/x?seat=1'))).toMatchObject({ match: 'x' })
})

it('follows links to its own pages only', async () => {
  const { followLink, route } = await clientAt('/saga/')
  const followed = (href: string) => {
    document.body.innerHTML = `<a href="${href}">there</a>`
    document.body.onclick = followLink
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.onclick = event => event.preventDefault() // no test can load another page
    let prevented = false
    document.body.firstElementChild?.parentElement?.addEventListener(
      'click',
      event => {
        prevented = event.defaultPrevented
      },
      { once: true },
    )
    document.body.querySelector('a')?.dispatchEvent(event)
    return prevented
  }
  expect(followed('/saga/rules/stones#ST-01')).toBe(true)
  expect(location.pathname).toBe('/saga/rules/stones')
  expect(route.now).toEqual({ page: 'rules', game: 'stones', clause: 'ST-01' })
  expect(followed('/blog/')).toBe(false)
})

it('asks the service below the path, also for the next page', async () => {
  const { service } = await clientAt('/saga/')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const next = { Link: '</saga/api/my/matches?after=x>; rel="next"' }
    return Response.json([], asked.length === 1 ? { headers: next } : {})
  })
  await service.mine()
  expect(asked).toEqual(['/saga/api/my/matches', '/saga/api/my/matches?after=x'])
})
