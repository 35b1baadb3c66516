import { expect, it } from 'vitest'
import { readRecord } from './record'

it('takes a whole record', () => {
  const record = { game: 'stones', seed: 'abc', moves: ['0 take'] }
  expect(readRecord(JSON.stringify(record))).toEqual({ record })
})

it.each([
  ['no-json', 'PK\u0003\u0004'],
  ['no-json', ''],
  ['no-record', 'null'],
  ['no-record', '[1]'],
  ['no-record', '{"name":"sagaboard-web"}'],
  ['no-record', '{"game":"stones","moves":[]}'],
  ['partial', '{"game":"stones","seed_hash":"x","seat":0,"log":[],"view":{}}'],
  ['too-large', ' '.repeat(1024 * 1024 + 1)],
])('says %s of what is none', (problem, text) => {
  expect(readRecord(text)).toEqual({ problem })
})
