import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fervor] gives your creatures haste', () => {
  const b = board({
    a: { battlefield: ['Fervor', { card: 'Grizzly Bears', sick: true }] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.attack('Grizzly Bears')
  expect(b.has('Hill Giant', 'haste')).toBe(false)
})
