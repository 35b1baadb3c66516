import { describe, expect, it } from 'vitest'
import { Words } from './words'

const CZECH = `
stone = kámen
    .acc = kámen
    .with = s kamenem
    .counted = { $n } kamenů
taken = Hráč bere { $stone_acc }.
stones =
    { $n ->
        [one] jeden kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
`

describe('Words', () => {
  const words = new Words('cs', [CZECH])

  it('says messages and their attributes', () => {
    expect(words.say('stone')).toBe('kámen')
    expect(words.say('stone.with')).toBe('s kamenem')
  })

  it('chooses plural forms as the language does', () => {
    expect([1, 3, 5].map(n => words.say('stones', { n }))).toEqual([
      'jeden kámen',
      '3 kameny',
      '5 kamenů',
    ])
  })

  it('gives a name with its forms as arguments of a sentence', () => {
    const forms = words.forms('stone', 'stone')
    expect(forms.stone_with).toBe('s kamenem')
    expect(words.say('taken', forms)).toBe('Hráč bere kámen.')
  })

  it('knows what it can say', () => {
    expect(words.has('stone')).toBe(true)
    expect(words.has('stone.acc')).toBe(true)
    expect(words.has('stone.gen')).toBe(false)
    expect(words.has('pebble')).toBe(false)
  })

  it('does not pass over what is missing', () => {
    expect(() => words.say('pebble')).toThrow('cs: message pebble is missing')
    expect(() => words.say('stone.gen')).toThrow('stone.gen')
    expect(() => words.say('taken')).toThrow('taken')
    expect(() => words.forms('pebble', 'it')).toThrow('pebble')
  })

  it('lets later sources win', () => {
    expect(new Words('cs', [CZECH, 'stone = oblázek']).say('stone')).toBe('oblázek')
  })
})
