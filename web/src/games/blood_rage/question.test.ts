import { expect, it, vi } from 'vitest'
import { ask, isFormality } from './question'
import { sample } from './sample'

vi.mock('../game', () => ({ loadGame: async () => ({}) }))

it('says of a Call to Battle who pillages where and for what', () => {
  const battle = { province: 'gimle', pillager: 1 }
  const called = sample({ prompt: 'join', moves: ['join leader', 'done'], battle })
  expect(ask(called)).toBe('Raven Clan pillages Gimle (+1 Axes). Do you join the battle?')
  expect(ask(sample({ prompt: 'pick', moves: ['pick troll'] }))).toBeNull()
})

it('says where nothing can be chosen that the question is for secrecy only', () => {
  const asked = sample({ prompt: 'add_late_card', moves: ['done'] })
  expect(isFormality(asked)).toBe(true)
  expect(ask(asked)).toBe('None of your cards can be added.')
})
