/** What is worth knowing about a place before choosing it. */

import type { BloodRageView, PrintedMatter } from '../types'
import { figuresAt, kindOf } from '../view'

export interface Force {
  seat: number
  clan: string
  /** One figure of each kind and how many there are of it; ships in the fjord count. */
  figures: { figure: string; count: number }[]
  strength: number
}

export interface Intel {
  forces: Force[]
  reward: string | null
  pillaged: boolean
  /** Null where there are no villages: any number of figures has room. */
  freeVillages: number | null
  /** Seats without figures here that have some next door. */
  neighbours: number[]
}

export function intelOf(view: BloodRageView, printed: PrintedMatter, place: string): Intel {
  const province = printed.provinces[place]
  const here = view.provinces[place]
  const forces = view.clans
    .map((clan, seat) => {
      const ships = province?.fjord ? figuresAt(clan, province.fjord) : []
      return {
        seat,
        clan: clan.clan,
        figures: counted([...figuresAt(clan, place), ...ships]),
        strength: clan.strengths[place] ?? 0,
      }
    })
    .filter(force => force.figures.length > 0)
    .sort((a, b) => b.strength - a.strength)
  const standing = view.clans.reduce((sum, clan) => sum + figuresAt(clan, place).length, 0)
  const neighbours = view.clans.flatMap((clan, seat) => {
    const near = province?.adjacent.some(next => figuresAt(clan, next).length > 0)
    return near && figuresAt(clan, place).length === 0 ? [seat] : []
  })
  return {
    forces,
    reward: here && !here.pillaged ? here.token : null,
    pillaged: here?.pillaged ?? false,
    freeVillages: !province || province.is_centre ? null : province.villages - standing,
    neighbours,
  }
}

function counted(figures: string[]): { figure: string; count: number }[] {
  const found = new Map<string, { figure: string; count: number }>()
  for (const figure of figures) {
    const kind = kindOf(figure)
    const pile = kind === 'monster' ? figure : kind
    const known = found.get(pile)
    if (known) known.count += 1
    else found.set(pile, { figure, count: 1 })
  }
  return [...found.values()]
}
