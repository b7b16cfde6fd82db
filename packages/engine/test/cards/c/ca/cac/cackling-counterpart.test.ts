import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Cackling Counterpart] copies your creature, also from the graveyard', () => {
  const b = board({ a: { battlefield: ['10 Island', 'Hill Giant'], hand: ['Cackling Counterpart'] } })
  b.cast('Cackling Counterpart')
    .resolve()
    .cast('Cackling Counterpart', { method: 'flashback', targets: ['Hill Giant'] })
    .resolve()
  expect(b.count('battlefield', 'Hill Giant', 'A')).toBe(3)
})
