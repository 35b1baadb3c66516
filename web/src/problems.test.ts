import { beforeAll, expect, it } from 'vitest'
import { problemText } from './problems'
import { speak } from './shellText.svelte'

const refusal = (title: string) => ({
  is: 'problem' as const,
  title,
  status: 409,
  detail: "'carry north' is not possible now",
})

beforeAll(() => speak('de'))

it('says in the language of the reader what the service refused', () => {
  expect(problemText(refusal('not possible now'))).toBe('Das ist jetzt nicht möglich.')
  expect(problemText(refusal('undo refused'))).toBe('Dieser Zug lässt sich nicht zurücknehmen.')
})

it('says what the service said where we have no words for it', () => {
  expect(problemText(refusal('bad seat'))).toBe("'carry north' is not possible now")
})
