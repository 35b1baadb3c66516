import { describe, expect, it } from 'vitest'
import type { MatchNames } from '../protocol'
import { Words } from '../words'
import { Spoken, split } from './spoken'

/** An invented game: bakers carry loaves to markets. */
const TEXT = `
baker-anna = Anna
baker-bo = Bo
market-north = North Market
    .to = to the North Market
market-south = South Market
    .to = to the South Market
    .size = large
move-carry = Carry { $noun_to }
    .word = Carry
    .then = The loaf goes with you.
move-greet = Greet { $noun }
move-pass = Pass and go home
ask-next-step = What now?
    .pass = Go home
    .then = Everybody else moves after you.
event-carried = { $seat } carries { $n ->
    [one] a loaf
   *[other] { $n } loaves
 } { $place_to }.
    .own = You carry { $n ->
        [one] a loaf
       *[other] { $n } loaves
     } { $place_to }.
    .dear = { $seat } carries gold { $place_to }, not { $n }.
    .dear-own = You carry gold { $place_to }, not { $n }.
event-sold = In Anna Street { $seat } sells it { $place_size ->
    [large] at the large { $place }
   *[other] at { $place }
 }.
event-met = They meet: { $seats }.
why-bak-go-01 = You have { $loaves } loaves and cannot go { $place_to }.
    .closed = { $place } is closed.
`

const NAMES: MatchNames = {
  languages: ['en'],
  verbs: {
    carry: { kind: 'place', nouns: ['north', 'south'] },
    greet: { kind: 'seat', nouns: ['anna', 'bo'] },
    pass: { kind: '', nouns: [] },
  },
  events: {
    carried: [
      ['seat', 'seat'],
      ['n', 'number'],
      ['place', 'place'],
    ],
    sold: [
      ['seat', 'seat'],
      ['place', 'place'],
    ],
    met: [['seats', 'seat*']],
  },
  messages: {
    seat: { '0': 'baker-anna', '1': 'baker-bo' },
    place: { '0': 'market-north', '1': 'market-south' },
  },
}

const spoken = new Spoken(new Words('en', [TEXT]), NAMES)

describe('moves', () => {
  it('are a verb and a noun that may have spaces', () => {
    expect(split('carry far away')).toEqual({ verb: 'carry', noun: 'far away' })
    expect(split('pass')).toEqual({ verb: 'pass', noun: '' })
  })

  it('are called by their message, with the form of the noun that it asks for', () => {
    expect(spoken.label('carry south')).toBe('Carry to the South Market')
    expect(spoken.label('pass')).toBe('Pass and go home')
  })

  it('may call the noun by what it is called just now', () => {
    expect(spoken.label('greet bo')).toBe('Greet Bo')
    expect(spoken.label('greet bo', 'the baker with the rye')).toBe('Greet the baker with the rye')
  })

  it('are one word on a button: that of the question, of the verb, or the whole choice', () => {
    expect(spoken.word('carry')).toBe('Carry')
    expect(spoken.word('pass', 'next_step')).toBe('Go home')
    expect(spoken.label('pass', null, 'next_step')).toBe('Go home')
    expect(spoken.word('pass')).toBe('Pass and go home')
  })
})

describe('questions', () => {
  it('are asked by their prompt', () => {
    expect(spoken.ask('next_step')).toBe('What now?')
  })

  it('say what follows, of the chosen verb if there is one', () => {
    expect(spoken.follows('next_step', null)).toBe('Everybody else moves after you.')
    expect(spoken.follows('next_step', 'carry')).toBe('The loaf goes with you.')
    expect(spoken.follows('next_step', 'pass')).toBe('')
  })
})

describe('events', () => {
  it('are sentences with plural and case', () => {
    expect(spoken.sentence({ kind: 'carried', values: [1, 1, 0] })).toBe(
      'Bo carries a loaf to the North Market.',
    )
    expect(spoken.sentence({ kind: 'carried', values: [0, 3, 1] })).toBe(
      'Anna carries 3 loaves to the South Market.',
    )
  })

  it('list values of which there may be several', () => {
    expect(spoken.sentence({ kind: 'met', values: [1, 0] })).toBe('They meet: Bo, Anna.')
  })

  it('can be cut at the names in them', () => {
    expect(spoken.parts({ kind: 'carried', values: [0, 3, 1] })).toEqual([
      { text: 'Anna', kind: 'seat', value: 0 },
      { text: ' carries 3 loaves ' },
      { text: 'to the South Market', kind: 'place', value: 1 },
      { text: '.' },
    ])
    expect(spoken.parts({ kind: 'met', values: [1, 0] }).map(part => part.value)).toEqual([
      undefined,
      1,
      undefined,
      0,
      undefined,
    ])
  })

  it('are cut where a name was put in, not where letters look like one', () => {
    expect(spoken.parts({ kind: 'sold', values: [0, 1] })).toEqual([
      { text: 'In Anna Street ' },
      { text: 'Anna', kind: 'seat', value: 0 },
      { text: ' sells it at the large ' },
      { text: 'South Market', kind: 'place', value: 1 },
      { text: '.' },
    ])
  })

  it('lose no letter when they are cut', () => {
    const event = { kind: 'carried', values: [1, 2, 0] }
    const text = spoken.parts(event).map(part => part.text)
    expect(text.join('')).toBe(spoken.sentence(event))
  })
})

describe('a reason', () => {
  const place = { kind: 'place', value: 1 }

  it('is told with its numbers and the forms of its names', () => {
    const values = { loaves: { kind: 'number', value: 3 }, place }
    const told = spoken.reason({ clause: 'BAK-GO-01', form: '', values })
    expect(told).toBe('You have 3 loaves and cannot go to the South Market.')
  })

  it('may be one of several behind a clause', () => {
    const told = spoken.reason({ clause: 'BAK-GO-01', form: 'closed', values: { place } })
    expect(told).toBe('South Market is closed.')
  })

  it('has no words where the clause says enough', () => {
    expect(spoken.reason({ clause: 'BAK-GO-02', form: '', values: {} })).toBeNull()
  })
})

describe('names', () => {
  it('are found by value and by noun', () => {
    expect(spoken.name('place', 1, 'to')).toBe('to the South Market')
    expect(spoken.nounName('place', 'north')).toBe('North Market')
    expect(spoken.nounOf('place', 1)).toBe('south')
  })

  it('are missed loudly by value, quietly by noun', () => {
    expect(() => spoken.name('place', 7)).toThrow('no name for place 7')
    expect(spoken.nounName('place', 'nowhere')).toBe('')
  })
})

describe('players', () => {
  const people = {
    seat: 1,
    called: (seat: number) => ['Ingrid', 'Mia'][seat] ?? '',
    formOf: () => null,
  }
  const named = new Spoken(new Words('en', [TEXT]), NAMES, people)
  const carried = (seat: number) => ({ kind: 'carried', values: [seat, 1, 0] })

  it('go by their own names where the table knows them', () => {
    expect(named.sentence(carried(0))).toBe('Ingrid carries a loaf to the North Market.')
    expect(named.parts(carried(0))[0]).toEqual({ text: 'Ingrid', kind: 'seat', value: 0 })
    expect(named.sentence({ kind: 'met', values: [0, 1] })).toBe('They meet: Ingrid, Mia.')
  })

  it('are told of their own doings as such', () => {
    expect(named.sentence(carried(1))).toBe('You carry a loaf to the North Market.')
    expect(spoken.sentence(carried(1))).toBe('Bo carries a loaf to the North Market.')
  })

  it('are told of their own doings as such where the sentence has a form that tells more', () => {
    const dear = { ...people, formOf: () => 'dear' }
    const telling = new Spoken(new Words('en', [TEXT]), NAMES, dear)
    expect(telling.sentence(carried(1))).toBe('You carry gold to the North Market, not 1.')
    expect(telling.sentence(carried(0))).toBe('Ingrid carries gold to the North Market, not 1.')
  })
})
