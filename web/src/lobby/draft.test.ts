import { beforeAll, describe, expect, it } from 'vitest'
import { botNames, offeredBots, usualBot } from '../bots'
import type { GameInfo } from '../protocol'
import { speak } from '../shellText.svelte'
import { BY_SEAT, Draft } from './draft.svelte'

const STONES: GameInfo = {
  name: 'stones',
  title: 'Stones',
  players: [2, 3, 4],
  options: [
    {
      name: 'colours',
      help: '',
      default: 'random',
      choices: ['random'],
      per_seat: ['red', 'green', 'blue', 'grey'],
    },
    {
      name: 'first',
      help: '',
      default: 'random',
      choices: ['random', '1', '2', '3', '4'],
      per_seat: [],
    },
    { name: 'quick', help: '', default: false, choices: [], per_seat: [] },
  ],
  rules: 1,
  content: '',
  languages: ['en'],
  lesson: false,
}

const draft = () => new Draft(STONES, 'greedy', 'Ada')

beforeAll(() => speak('en'))

describe('Draft', () => {
  it('begins with you, a friend and bots, at the largest table', () => {
    expect(draft().seats.map(seat => seat.kind)).toEqual(['you', 'friend', 'bot', 'bot'])
  })

  it('keeps who is there when the table grows or shrinks, and you in any case', () => {
    const table = draft()
    table.players = 2
    expect(table.seats.map(seat => seat.kind)).toEqual(['you', 'friend'])
    table.players = 3
    expect(table.seats.map(seat => seat.kind)).toEqual(['you', 'friend', 'bot'])
    table.players = 0
    expect(table.seats.map(seat => seat.name)).toEqual(['Ada'])
  })

  it('asks for what was set', () => {
    const table = draft()
    table.seats[1] = { kind: 'open', name: 'nobody', bot: 'greedy' }
    table.options.quick = true
    table.spectators = false
    expect(table.request()).toEqual({
      game: 'stones',
      seats: [
        { kind: 'person', name: 'Ada' },
        { kind: 'open' },
        { kind: 'bot', bot: 'greedy', name: 'Astrid' },
        { kind: 'bot', bot: 'greedy', name: 'Leif' },
      ],
      options: { colours: 'random', first: 'random', quick: true },
      spectators: false,
    })
  })

  it('says who plays at this device beside you', () => {
    const table = draft()
    table.players = 3
    table.seats[2] = { kind: 'you', name: 'Cleo', bot: 'greedy' }
    expect(table.request().seats).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: '' },
      { kind: 'person', name: 'Cleo', here: true },
    ])
  })

  it('offers only seats that are there, and forgets a choice that has gone', () => {
    const table = draft()
    table.choose('first', '4')
    expect(table.request().options?.first).toBe('4')
    table.players = 3
    expect(table.choicesOf('first')).toEqual(['random', '1', '2', '3'])
    expect(table.request().options?.first).toBe('random')
  })

  it('chooses seat by seat, each once', () => {
    const table = draft()
    table.choose('colours', BY_SEAT)
    expect(table.options.colours).toEqual(['red', 'green', 'blue', 'grey'])
    table.chooseFor('colours', 0, 'blue')
    expect(table.options.colours).toEqual(['blue', 'green', 'red', 'grey'])
    table.players = 2
    expect(table.options.colours).toEqual(['red', 'green'])
    table.choose('colours', 'random')
    expect(table.isBySeat('colours')).toBe(false)
  })

  it('hands the links to the people in their order', () => {
    const table = draft()
    const link = (seat: number) => ({ seat, token: `t${seat}`, path: `/seat#t${seat}` })
    const made = { id: 'x', seed_hash: '', links: [link(3), link(0)] }
    expect(table.linksOf(made).map(({ seat, link }) => [seat.kind, link.seat])).toEqual([
      ['you', 3],
      ['friend', 0],
    ])
  })
})

describe('bots', () => {
  it('bear names that nobody else has', () => {
    expect(botNames(2, ['Leif'])).toEqual(['Astrid', 'Ingrid'])
  })

  it('are fair if nobody chooses, or the last there is', () => {
    expect(usualBot(['thrall', 'karl', 'deep'])).toBe('karl')
    expect(usualBot(['random', 'deep'])).toBe('deep')
  })

  it('for tests and measuring are offered only if there are no others', () => {
    expect(offeredBots(['random', 'greedy', 'karl', 'deep'])).toEqual(['karl', 'deep'])
    expect(offeredBots(['random'])).toEqual(['random'])
  })
})
