import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fencing Ace] deals damage twice', () => {
  const b = board({ a: { battlefield: ['Fencing Ace'] } })
  b.attack('Fencing Ace').damage()
  expect(b.life('B')).toBe(18)
})
