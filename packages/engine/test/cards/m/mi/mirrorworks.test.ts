import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mirrorworks] copies another nontoken artifact of yours for {2}', () => {
  const b = board({ a: { battlefield: ['Mirrorworks', '2 Forest'], hand: ['Memnite'] } })
  b.yes('payOrNot').cast('Memnite').resolveAll()
  expect(b.count('battlefield', 'Memnite', 'A')).toBe(2)
})
