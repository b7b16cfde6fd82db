import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 607.2a] [Voyager Staff] returns the creature it exiled at the next end step', () => {
  const b = board({ a: { battlefield: ['Voyager Staff', '2 Forest'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Voyager Staff').resolve()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
  b.to('end').resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
