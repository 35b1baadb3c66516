import { expect, it } from 'vitest'
import { stem } from './stems'

it.each([
  ['en', 'pillaging', 'pillage'],
  ['cs', 'hrdinou', 'hrdina'],
  ['cs', 'bitvach', 'bitva'],
  ['pl', 'potworem', 'potwory'],
  ['de', 'regionen', 'region'],
])('%s: %s and %s begin alike', (language, form, other) => {
  expect(other.startsWith(stem(form, language))).toBe(true)
})

it('leaves short words and other languages alone', () => {
  expect(stem('ties', 'en')).toBe('ties')
  expect(stem('regions', 'fr')).toBe('regions')
})
