import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cryoshatter] destroys the creature that becomes tapped', () => {
  const b = board({ a: { battlefield: ['Hill Giant', { card: 'Cryoshatter', attachedTo: 'Hill Giant' }] } })
  b.attack('Hill Giant').resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
})
