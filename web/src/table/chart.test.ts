import { describe, expect, it } from 'vitest'
import { apart, axis, chanceOf, hasCurve, percent, scoreOf, turningPoints, valueAt } from './chart'

const HISTORY = {
  first: 10,
  scores: [
    [0, 0],
    [0, 2],
    [0, 2],
    [2, 2],
    [5, 2],
    [5, 2],
  ],
  movers: [1, 0, 0, 0, 1],
  own: [],
}

describe('a line', () => {
  it('has a point wherever the score changes, and its two ends', () => {
    expect(scoreOf(HISTORY, 0)).toEqual([
      { move: 10, value: 0 },
      { move: 13, value: 2 },
      { move: 14, value: 5 },
      { move: 15, value: 5 },
    ])
  })
})

describe('chances', () => {
  it('are told in percent wherever they could be judged', () => {
    const analysis = {
      game: 'baking',
      seats: ['Ada', 'Bor'],
      chances: [
        { move: 0, chances: [0.5, 0.5] },
        { move: 7, chances: [0.254, 0.746] },
      ],
      turning_points: [],
    }
    expect(chanceOf(analysis, 1)).toEqual([
      { move: 0, value: 50 },
      { move: 7, value: 75 },
    ])
  })
})

describe('a value', () => {
  it('holds from its move until the next one', () => {
    const points = scoreOf(HISTORY, 0)
    expect([10, 12, 13, 14, 99].map(move => valueAt(points, move))).toEqual([0, 0, 2, 5, 5])
  })
})

describe('labels', () => {
  const placed = (...at: number[]) =>
    apart(
      at.map(one => ({ at: one })),
      10,
      100,
    ).map(one => one.at)

  it('stay where they are if there is room', () => {
    expect(placed(20, 60, 40)).toEqual([20, 40, 60])
  })

  it('are pushed apart, down or up from the edge', () => {
    expect(placed(20, 21, 22)).toEqual([20, 30, 40])
    expect(placed(95, 96, 97)).toEqual([75, 85, 95])
    expect(placed(0, 1)).toEqual([5, 15])
  })
})

describe('a curve', () => {
  it('is there as soon as somebody scored before the end', () => {
    expect(hasCurve(HISTORY)).toBe(true)
    expect(
      hasCurve({
        first: 0,
        scores: [
          [0, 0],
          [0, 0],
          [0, 1],
        ],
        movers: [0, 1],
        own: [],
      }),
    ).toBe(false)
  })
})

describe('a turning point', () => {
  it('is where somebody takes the lead alone', () => {
    expect(turningPoints(HISTORY, 5)).toEqual([
      { move: 11, seat: 1, gain: 2 },
      { move: 14, seat: 0, gain: 3 },
    ])
  })

  it('counts for more the later it is', () => {
    expect(turningPoints(HISTORY, 1).map(turn => turn.move)).toEqual([14])
  })
})

describe('an axis', () => {
  it('has a few round steps that stay below the best score', () => {
    expect(axis(111)).toEqual([0, 25, 50, 75, 100])
    expect(axis(3)).toEqual([0, 1, 2, 3])
  })
})

describe('a chance', () => {
  it('is told in whole percent', () => {
    expect([0, 0.004, 0.415, 1].map(percent)).toEqual([0, 0, 42, 100])
  })
})
