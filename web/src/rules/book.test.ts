import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RulesBlock, RulesSection } from '../protocol'
import { service } from '../service'
import { Book, clauseText, fold, inline, loadBook, marked, plain } from './book'

const clause = (id: string, text: string): RulesBlock => ({ id, text, cells: [], sources: [] })
const row = (...cells: string[]): RulesBlock => ({ id: '', text: '', cells, sources: [] })

const SECTIONS: RulesSection[] = [
  { level: 1, heading: 'Stones', blocks: [clause('', 'A game of stones.')] },
  { level: 2, heading: '1. Words', blocks: [row('Word', 'cs'), row('Stone', 'kámen')] },
  {
    level: 2,
    heading: '2. Taking',
    blocks: [
      clause('ST-TAKE-01', 'A player takes **one** stone. [box]'),
      row('Players', 'Stones'),
      row('2', '9'),
      clause('ST-TAKE-02', 'Who takes the last stone loses (ST-END-01). [ours]'),
    ],
  },
  { level: 3, heading: '2.1 Ragnarök', blocks: [clause('ST-END-01', 'All stones fall. [box]')] },
]

describe('inline', () => {
  it('tells marks, clause ids and sources apart', () => {
    expect(inline('Take **one** `x` of *all*, see ST-END-01. [box]')).toEqual([
      { text: 'Take ', as: 'plain' },
      { text: 'one', as: 'bold' },
      { text: ' ', as: 'plain' },
      { text: 'x', as: 'code' },
      { text: ' of ', as: 'plain' },
      { text: 'all', as: 'italic' },
      { text: ', see ', as: 'plain' },
      { text: 'ST-END-01', as: 'clause' },
      { text: '. ', as: 'plain' },
      { text: 'box', as: 'source' },
    ])
  })

  it('is spoken without marks and sources', () => {
    expect(plain('Take **one** stone. [box] (As ever.)')).toBe('Take one stone. (As ever.)')
  })
})

describe('Book', () => {
  const book = new Book(SECTIONS)

  it('puts chapters without clauses into the appendix', () => {
    expect(book.chapters.map(chapter => chapter.heading)).toEqual(['2. Taking'])
    expect(book.appendix.map(chapter => chapter.heading)).toEqual(['Stones', '1. Words'])
  })

  it('makes one table of rows that follow each other, and parts of sections below a chapter', () => {
    const [own, part] = book.chapters[0]?.parts ?? []
    expect(own?.entries.map(entry => entry.is)).toEqual(['clause', 'table', 'clause'])
    expect(own?.entries[1]).toEqual({
      is: 'table',
      head: ['Players', 'Stones'],
      rows: [['2', '9']],
    })
    expect(part?.heading).toBe('2.1 Ragnarök')
  })

  it('knows a clause and the chapter it stands in', () => {
    expect(book.clause('ST-END-01')?.chapter).toBe('2. Taking')
    expect(book.clause('ST-END-09')).toBeNull()
  })

  it('finds clauses that have all the words, whatever their case and accents', () => {
    expect(book.search('STONE takes').map(found => found.id)).toEqual(['ST-TAKE-01', 'ST-TAKE-02'])
    expect(book.search('take-02').map(found => found.id)).toEqual(['ST-TAKE-02'])
    expect(book.search('stones fáll').map(found => found.id)).toEqual(['ST-END-01'])
    expect(book.search('stone dragon')).toEqual([])
  })

  it('finds words that begin with what is typed, not those that have it inside', () => {
    expect(book.search('ta st-t').map(found => found.id)).toEqual(['ST-TAKE-01', 'ST-TAKE-02'])
    expect(book.search('layer')).toEqual([])
    expect(book.search('ones')).toEqual([])
  })

  it('finds nothing for no words, and does not search the sources', () => {
    expect(book.search('  ')).toEqual([])
    expect(book.search('ours')).toEqual([])
  })
})

describe('marked', () => {
  it('cuts at every occurrence', () => {
    expect(marked('Ragnarök, ragnarok', ['ragnarok'])).toEqual([
      '',
      'Ragnarök',
      ', ',
      'ragnarok',
      '',
    ])
  })

  it('marks only beginnings of words', () => {
    expect(marked('abilities tie, ties', ['tie'])).toEqual(['abilities ', 'tie', ', ', 'tie', 's'])
  })

  it('joins occurrences that overlap', () => {
    expect(marked('a stone', ['sto', 'stone'])).toEqual(['a ', 'stone', ''])
    expect(marked('a stone', ['stone', 's'])).toEqual(['a ', 'stone', ''])
  })

  it('folds letter by letter, so that places stay the same', () => {
    for (const text of ['Žluťoučký kůň', 'İstanbul', 'Straße ﬁ']) {
      expect(fold(text)).toHaveLength(text.length)
    }
  })
})

describe('clauseText', () => {
  beforeEach(() => vi.restoreAllMocks())

  it('is the plain text, and the rules are asked for once', async () => {
    const rules = vi.spyOn(service, 'rules').mockResolvedValue(SECTIONS)
    expect(await clauseText('stones', 'en', 'ST-TAKE-01')).toBe('A player takes one stone.')
    expect(await clauseText('stones', 'en', 'ST-NONE-01')).toBeNull()
    expect(rules).toHaveBeenCalledOnce()
  })

  it('asks again after a failure', async () => {
    const rules = vi.spyOn(service, 'rules').mockRejectedValueOnce(new Error('away'))
    await expect(loadBook('pebbles', 'en')).rejects.toThrow('away')
    rules.mockResolvedValue(SECTIONS)
    expect((await loadBook('pebbles', 'en')).has('ST-END-01')).toBe(true)
  })
})
