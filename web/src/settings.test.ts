import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.svelte'

const USUAL = readSettings(null)

describe('readSettings', () => {
  it('begins in a language of the browser, dark, and asks before something is given up', () => {
    expect(USUAL).toEqual({
      language: 'en',
      theme: 'dark',
      playForced: false,
      confirm: true,
      animate: true,
      notify: false,
      name: '',
    })
  })

  it('takes what was kept', () => {
    const kept = { ...USUAL, language: 'cs', theme: 'system', confirm: false, name: 'Ada' }
    expect(readSettings(JSON.stringify(kept))).toEqual(kept)
  })

  it('adds what an older version did not keep', () => {
    expect(readSettings('{"language":"pl"}')).toEqual({ ...USUAL, language: 'pl' })
  })

  it.each(['', 'no json', 'null', '7', '[]'])('begins anew from %j', stored => {
    expect(readSettings(stored)).toEqual(USUAL)
  })

  it('does not believe in values that make no sense', () => {
    const odd = { language: 'tlh', theme: 'pink', confirm: 'yes', name: 5, colour: 'red' }
    expect(readSettings(JSON.stringify(odd))).toEqual(USUAL)
  })
})
