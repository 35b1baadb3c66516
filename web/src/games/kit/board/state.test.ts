import { expect, test } from 'vitest'
import type { Table } from '../../../table/table.svelte'
import type { Target } from '../../game'
import type { Spot } from './spots'
import { BoardState } from './state.svelte'

type View = Record<string, string>
interface Standing {
  place: string
}

const SPOTS: Record<string, Spot> = { gimle: [1, 1], horgr: [9, 9] }

class Board extends BoardState<View, Standing> {
  protected timeOf = () => 0
  protected placed(_before: ReadonlyMap<string, Standing>, view: View) {
    return new Map(Object.entries(view).map(([piece, place]) => [piece, { place }]))
  }
  protected spotOf = ({ place }: Standing) => SPOTS[place] ?? ([0, 0] as const)
  protected note(): void {}
}

const GIMLE: Target = { kind: 'place', noun: 'gimle' }
const table = {
  isLit: ({ noun }: Target) => noun === 'gimle',
  isHighlighted: ({ noun }: Target) => noun === 'horgr',
} as unknown as Table

test('what moved between two placings, and what came', () => {
  const board = new Board(table)
  board.arrive({ troll: 'gimle', wolf: 'gimle' }, { jump: true })
  expect(board.moved).toEqual([])
  board.arrive({ troll: 'horgr', wolf: 'gimle', ship: 'gimle' }, { jump: true })
  expect(board.moved).toEqual([
    { key: 'troll', from: [1, 1], to: [9, 9] },
    { key: 'ship', from: [1, 1], to: [1, 1] },
  ])
  expect([board.hasMoved('troll'), board.hasMoved('wolf')]).toEqual([true, false])
})

test('a trail stays until something else moves or falls', () => {
  const board = new Board(table)
  for (const place of ['gimle', 'horgr', 'horgr']) board.arrive({ troll: place }, { jump: true })
  expect(board.hasMoved('troll')).toBe(true)
  board.arrive({}, { jump: true })
  expect(board.moved).toEqual([])
})

test('how a target stands to the question and the pointer', () => {
  const board = new Board(table)
  board.pointing.hovered = { ...GIMLE }
  const none = { lit: false, hovered: false, focused: false, selected: false, highlighted: false }
  expect(board.stateOf(GIMLE)).toEqual({ ...none, lit: true, hovered: true })
  expect(board.stateOf({ kind: 'place', noun: 'horgr' })).toEqual({ ...none, highlighted: true })
})
