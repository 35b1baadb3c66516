import { describe, expect, it } from 'vitest'
import { axis, hasCurve, line, percent, turningPoints } from './chart'

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
}

describe('a line', () => {
  it('has a point wherever the score changes, and its two ends', () => {
    expect(line(HISTORY, 0)).toEqual([
      { move: 10, score: 0 },
      { move: 13, score: 2 },
      { move: 14, score: 5 },
      { move: 15, score: 5 },
    ])
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
