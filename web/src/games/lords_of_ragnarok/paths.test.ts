import { describe, expect, it, vi } from 'vitest'
import { paths } from './paths'
import { type Sample, sample } from './sample'

vi.mock('../game', () => ({ loadGame: async () => ({}) }))

function pathsOf(given: Sample) {
  return Object.fromEntries(paths(sample(given)).map(path => [path.victory, path]))
}

const progress = { lands: 0, temples: 0, defeated: 0, around_yggdrasil: 0 }

describe('ways to win', () => {
  it('are three, and Ragnarok (LOR-WIN-01)', () => {
    expect(Object.keys(pathsOf({}))).toEqual([
      'great_jarl',
      'great_godi',
      'monster_slayer',
      'ragnarok',
    ])
  })

  it('warn of whoever needs one more land or temple (LOR-WIN-02, 03)', () => {
    const { great_jarl, great_godi } = pathsOf({
      me: { progress: { ...progress, lands: 2, temples: 2 } },
      other: { progress: { ...progress, lands: 1, temples: 3 } },
    })
    expect(great_jarl?.steps.map(step => step.near)).toEqual([true, false])
    expect(great_godi?.steps.map(step => step.near)).toEqual([false, true])
  })

  it('warn of whoever may hunt Loki', () => {
    const { monster_slayer } = pathsOf({ other: { progress: { ...progress, defeated: 1 } } })
    expect(monster_slayer?.steps.map(step => step.near)).toEqual([false, true])
  })

  it('show the best land that is not complete', () => {
    const { great_jarl } = pathsOf({ control: [0, 0, 1, 1, 1] })
    expect(great_jarl?.steps.map(step => step.begun)).toEqual([2 / 3, 1 / 3])
  })

  it('tell who leads at the tree only once Ragnarok has begun', () => {
    const me = { progress: { ...progress, around_yggdrasil: 2 } }
    const near = (given: Sample) => pathsOf(given).ragnarok?.steps.map(step => step.near)
    expect(near({ me })).toEqual([false, false])
    expect(near({ me, view: { last_turns: 1 } })).toEqual([true, false])
  })

  it('have nobody lead at a tree where nobody is', () => {
    const { ragnarok } = pathsOf({ view: { last_turns: 2 } })
    expect(ragnarok?.steps.map(step => step.near)).toEqual([false, false])
  })
})
