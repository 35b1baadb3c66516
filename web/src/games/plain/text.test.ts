import { expect, test } from 'vitest'
import { Words } from '../../words'
import { linesOf, nameOf } from './text'

const SAYING = { yes: 'yes', no: 'no', none: 'none' }

test('what the shell shows is left out, the rest is told as it comes', () => {
  const view = {
    seat: 0,
    over: false,
    waiting_for: [1],
    prize: 7,
    spent: ['amber', 'onyx'],
    hand: [],
  }
  expect(linesOf(view, SAYING)).toEqual([
    { key: 'prize', kind: 'text', text: '7' },
    { key: 'spent', kind: 'text', text: 'amber, onyx' },
    { key: 'hand', kind: 'text', text: 'none' },
  ])
})

test('a list of things is a table, with a row for each and a column for every field', () => {
  const view = {
    players: [
      { score: 3, has_laid: true },
      { score: 0, note: null },
    ],
  }
  expect(linesOf(view, SAYING)).toEqual([
    {
      key: 'players',
      kind: 'rows',
      columns: ['score', 'has_laid', 'note'],
      rows: [
        { key: '0', cells: ['3', 'yes', 'none'] },
        { key: '1', cells: ['0', 'none', 'none'] },
      ],
    },
  ])
})

test('things in things are told in a line, and no view is no text', () => {
  expect(linesOf({ own: { hand_size: 2, cards: ['a', 'b'] } }, SAYING)).toEqual([
    { key: 'own', kind: 'text', text: 'hand size: 2; cards: a, b' },
  ])
  expect(linesOf(null, SAYING)).toEqual([])
})

test('a game may name its fields', () => {
  const words = new Words('en', ['view-prizes-left = Prizes to come\n'])
  expect(nameOf(words, 'prizes_left')).toBe('Prizes to come')
  expect(nameOf(words, 'has_laid')).toBe('has laid')
})
