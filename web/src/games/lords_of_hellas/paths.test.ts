import { describe, expect, it, vi } from 'vitest'
import { paths } from './paths'
import { type Sample, sample } from './sample'
import { say } from './terms'

vi.mock('../game', () => ({ loadGame: async () => ({}) }))

function pathsOf(given: Sample) {
  return Object.fromEntries(paths(sample(given)).map(path => [path.victory, path]))
}

describe('paths to victory', () => {
  it('are four, but three where nobody can become king of kings', () => {
    expect(Object.keys(pathsOf({}))).toEqual(['lands', 'temples', 'monsters', 'king_of_kings'])
    const goals = { lands: 3, ignored_land: null, temples: 5, monsters: 3, king_of_kings: false }
    expect(Object.keys(pathsOf({ view: { goals } }))).toEqual(['lands', 'temples', 'monsters'])
  })

  it('warn of whoever needs one more', () => {
    const { temples, monsters } = pathsOf({
      me: { progress: { lands: 0, temples: 4, monsters: 1 } },
      other: { progress: { lands: 0, temples: 3, monsters: 2 } },
    })
    expect(temples?.steps.map(step => step.near)).toEqual([true, false])
    expect(monsters?.steps.map(step => step.near)).toEqual([false, true])
  })

  it('show the best land that is not complete', () => {
    const { lands } = pathsOf({ control: [0, 0, 0, 1] })
    expect(lands?.steps.map(step => step.begun)).toEqual([0.5, 0.5])
  })

  it('leave out the land that does not count (LOH-VIC-03)', () => {
    const goals = { lands: 2, ignored_land: 'blue', temples: 5, monsters: 3, king_of_kings: true }
    const { lands } = pathsOf({ control: [-1, -1, 0, -1], view: { goals } })
    expect(lands?.steps[0]?.begun).toBe(0)
  })

  it('count the level of a monument for whoever controls its region', () => {
    const { king_of_kings } = pathsOf({ control: [-1, -1, 1, -1] })
    expect(king_of_kings?.steps.map(({ n, near }) => [n, near])).toEqual([
      [0, false],
      [4, false],
    ])
  })

  it('warn of the holder of the first complete monument, and of nobody else (LOH-KOK-01)', () => {
    const monuments = {
      athena: { region: 'attica', level: 5, priests: [], places: 2 },
      zeus: { region: 'elis', level: 5, priests: [], places: 2 },
    }
    const { king_of_kings } = pathsOf({
      control: [0, -1, 1, -1],
      view: { monuments, first_monument: 'athena' },
    })
    expect(king_of_kings?.steps.map(({ n, near }) => [n, near])).toEqual([
      [0, false],
      [5, true],
    ])
  })

  it('say who wins when the countdown is over, not which god decides', () => {
    const told = say(sample(), 'table-king-now', { region: 'Attica', god: 'Zeus' })
    expect(told).toBe('whoever controls Attica wins')
  })
})
