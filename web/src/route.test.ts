import { describe, expect, it, vi } from 'vitest'
import { followLink, go, parse, route } from './route.svelte'

const at = (path: string) => parse(new URL(path, 'http://table.example'))

describe('parse', () => {
  it('knows the four pages', () => {
    expect(at('/')).toEqual({ page: 'lobby' })
    expect(at('/seat#a-b_c')).toEqual({ page: 'seat', token: 'a-b_c' })
    expect(at('/match/QUkO6N6GogHH')).toEqual({
      page: 'match',
      match: 'QUkO6N6GogHH',
      seat: null,
      lesson: false,
    })
    expect(at('/rules/blood-rage')).toEqual({ page: 'rules', game: 'blood-rage', clause: '' })
  })

  it('reads the seat and whether it is a lesson', () => {
    expect(at('/match/x?seat=2&lesson')).toMatchObject({ seat: 2, lesson: true })
    expect(at('/match/x?seat=-1')).toMatchObject({ seat: -1 })
  })

  it('takes no seat from nonsense', () => {
    expect(at('/match/x?seat=two')).toMatchObject({ seat: null })
    expect(at('/match/x?seat=')).toMatchObject({ seat: null })
  })

  it('opens the rules at a clause', () => {
    expect(at('/rules/blood-rage#BR-INV-08')).toMatchObject({ clause: 'BR-INV-08' })
  })

  it('survives a hash that was cut in the middle of a letter', () => {
    expect(at('/seat#abc%C5')).toEqual({ page: 'seat', token: 'abc%C5' })
  })

  it('knows an address that leads nowhere', () => {
    expect(at('/match')).toEqual({ page: 'nowhere' })
    expect(at('/rules/')).toEqual({ page: 'nowhere' })
    expect(at('/elsewhere/1')).toEqual({ page: 'nowhere' })
  })
})

describe('links', () => {
  /** Whether a click on what is bold was followed by us. */
  function isFollowed(html: string, event: MouseEventInit = {}): boolean {
    let followed = false
    document.body.innerHTML = html
    document.body.onclick = followLink
    document.onclick = event => {
      followed = event.defaultPrevented
      event.preventDefault() // no test can load another page
    }
    document.body
      .querySelector('b')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }))
    return followed
  }

  it('within the client change the page', () => {
    go('/')
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
    expect(isFollowed('<a href="/rules/stones#ST-01"><b>rules</b></a>')).toBe(true)
    expect(scrolled).toHaveBeenCalledWith(0, 0)
    expect(route.now).toEqual({ page: 'rules', game: 'stones', clause: 'ST-01' })
  })

  it.each([
    ['another origin', '<a href="https://game-icons.net/"><b>icons</b></a>', {}],
    ['another tab', '<a href="/rules/x" target="_blank"><b>rules</b></a>', {}],
    ['the service', '<a href="/api/openapi.json"><b>api</b></a>', {}],
    ['a new tab by key', '<a href="/rules/x"><b>rules</b></a>', { ctrlKey: true }],
    ['no link', '<b>text</b>', {}],
  ])('to %s are left to the browser', (_, html, event) => {
    go('/')
    expect(isFollowed(html, event)).toBe(false)
    expect(route.now).toEqual({ page: 'lobby' })
  })
})
