import { expect, test } from 'vitest'
import { areaFinder } from './outlines'

const DRAWING =
  '<path id="o-isles" class="land" d="M0,0L10,0L10,10L0,10ZM20,0L30,0L30,10L20,10Z"/>' +
  '<path id="o-cape" d="M40 0l10 0 0 10-5-5-5 5z"/>'
const areaAt = areaFinder(DRAWING, [
  ['isles', 'o-isles'],
  ['cape', 'o-cape'],
])

test('an area is what its outline encloses, in one part or more', () => {
  expect(areaAt([5, 5])).toBe('isles')
  expect(areaAt([25, 5])).toBe('isles')
  expect(areaAt([15, 5])).toBeNull()
  expect(areaAt([45, 3])).toBe('cape')
  // Within its box, but in the notch.
  expect(areaAt([45, 9])).toBeNull()
})

test('before the drawing is read there is no area; one that it lacks is a defect', () => {
  expect(areaFinder('', [['isles', 'o-isles']])([5, 5])).toBeNull()
  expect(() => areaFinder(DRAWING, [['reef', 'o-reef']])).toThrow('no outline o-reef')
  expect(() => areaFinder('<path id="bay" d="M0 0q1 1 2 0z"/>', [['bay', 'bay']])).toThrow('q')
})
