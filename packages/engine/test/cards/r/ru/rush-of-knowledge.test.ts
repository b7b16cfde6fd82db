import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rush of Knowledge] draws as many cards as the greatest mana value', () => {
  const b = board({ a: { hand: ['Rush of Knowledge'], battlefield: ['5 Island', 'Hill Giant', 'Memnite'] } })
  b.cast('Rush of Knowledge').resolve()
  expect(b.names('hand', 'A')).toHaveLength(4)
})
