import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hare Apparent] makes a Rabbit for each other one', () => {
  const b = board({ a: { hand: ['Hare Apparent'], battlefield: ['2 Plains', '2 Hare Apparent', 'Grizzly Bears'] } })
  b.cast('Hare Apparent').resolve().resolve()
  expect(b.count('battlefield', 'Rabbit Token', 'A')).toBe(2)
})
