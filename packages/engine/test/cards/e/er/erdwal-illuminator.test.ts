import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Erdwal Illuminator] adds one Clue to the first investigation of a turn only', () => {
  const b = board({ a: { hand: ['2 Thraben Inspector'], battlefield: ['2 Plains', 'Erdwal Illuminator'] } })
  b.cast('Thraben Inspector').resolveAll()
  expect(b.count('battlefield', 'Clue Token')).toBe(2)
  b.cast('Thraben Inspector').resolveAll()
  expect(b.count('battlefield', 'Clue Token')).toBe(3)
})
