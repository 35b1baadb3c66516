/** Scores and chances over time as lines: where to draw them, and where the match turned. */
import type { Analysis, History } from '../protocol'

export interface Point {
  move: number
  value: number
}

/** What changes for one seat over the match. */
export interface Curve {
  seat: number
  points: Point[]
}

/** The moves after which a seat's score changed, with the first and the last. */
export function scoreOf(history: History, seat: number): Point[] {
  const points: Point[] = []
  history.scores.forEach((scores, n) => {
    const value = scores[seat] ?? 0
    const isLast = n === history.scores.length - 1
    if (n === 0 || isLast || points.at(-1)?.value !== value) {
      points.push({ move: history.first + n, value })
    }
  })
  return points
}

/** A seat's chance to win, in whole percent, wherever it could be judged. */
export function chanceOf(analysis: Analysis, seat: number): Point[] {
  return analysis.chances.map(({ move, chances }) => ({ move, value: percent(chances[seat] ?? 0) }))
}

/** The value that held at a move: that of the last point up to there. */
export function valueAt(points: Point[], move: number): number {
  const before = points.filter(point => point.move <= move)
  return (before.at(-1) ?? points[0])?.value ?? 0
}

/** Things at heights, pushed apart so that none covers another and all stay above an edge. */
export function apart<T extends { at: number }>(things: T[], gap: number, edge: number): T[] {
  const sorted = things.map(thing => ({ ...thing })).sort((a, b) => a.at - b.at)
  let least = gap / 2
  for (const thing of sorted) {
    thing.at = Math.max(thing.at, least)
    least = thing.at + gap
  }
  let most = edge - gap / 2
  for (const thing of sorted.reverse()) {
    thing.at = Math.min(thing.at, most)
    most = thing.at - gap
  }
  return sorted.reverse()
}

/** Whether scores grew on the way: a game without points has a winner at the end and no curve. */
export function hasCurve(history: History): boolean {
  return history.scores.slice(0, -1).some(scores => scores.some(score => score !== 0))
}

export interface Turn {
  move: number
  seat: number
  /** What the seat won by that move. */
  gain: number
}

/** The seat that leads alone, or null. */
function leader(scores: number[]): number | null {
  const best = Math.max(...scores)
  const first = scores.indexOf(best)
  return scores.lastIndexOf(best) === first ? first : null
}

/** When somebody took the lead who had not led before; the last ones count most. */
export function turningPoints(history: History, most: number): Turn[] {
  const turns: Turn[] = []
  let leads: number | null = null
  history.scores.forEach((scores, n) => {
    const now = leader(scores)
    if (now === null || now === leads) return
    const before = history.scores[n - 1]?.[now] ?? 0
    turns.push({ move: history.first + n, seat: now, gain: (scores[now] ?? 0) - before })
    leads = now
  })
  return turns.slice(-most)
}

/** Round steps for an axis up to a value: about four of them. */
export function axis(top: number): number[] {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000]
  const step = steps.find(size => top / size <= 5) ?? top
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, n) => n * step)
}

/** A chance in whole percent. */
export function percent(chance: number): number {
  return Math.round(chance * 100)
}
