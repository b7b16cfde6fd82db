import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Urza, Lord High Artificer] plays the top card of the shuffled library for nothing', () => {
  const b = board({ a: { battlefield: ['Urza, Lord High Artificer', '5 Island'], library: ['Hill Giant'] } })
  b.activate('Urza, Lord High Artificer').resolve().cast('Hill Giant', { method: 'free', from: 'exile' }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})
