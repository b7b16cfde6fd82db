import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Damage Control Crew] exiles an artifact', () => {
  const b = board({ a: { hand: ['Damage Control Crew'], battlefield: ['4 Forest'] }, b: { battlefield: ['Sol Ring'] } })
  b.cast('Damage Control Crew').resolveAll()
  expect(b.in('exile', 'Sol Ring')).toBe(true)
})
