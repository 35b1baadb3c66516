import { expect, test } from 'vitest'
import { isSameTarget, targetOf } from './target'

test('figures of two seats are two targets, and nothing is the same as nothing', () => {
  const figure = { kind: 'figure', noun: 'warrior-1', seat: 0 }
  expect(isSameTarget(figure, { ...figure })).toBe(true)
  expect(isSameTarget(figure, { ...figure, seat: 1 })).toBe(false)
  expect(isSameTarget(figure, { kind: 'figure', noun: 'warrior-1' })).toBe(false)
  expect(isSameTarget(null, null)).toBe(false)
})

test('an element stands for the nearest target around it', () => {
  const box = document.createElement('div')
  box.innerHTML = '<p data-target="figure:warrior-1" data-seat="2"><b></b></p><i></i>'
  expect(targetOf(box.querySelector('b'))).toEqual({ kind: 'figure', noun: 'warrior-1', seat: 2 })
  expect(targetOf(box.querySelector('i'))).toBeNull()
})
