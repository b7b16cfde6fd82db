import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nahiri, the Harbinger] exiles a tapped creature, not an untapped one', () => {
  const b = board({
    a: { battlefield: ['Nahiri, the Harbinger'] },
    b: { battlefield: ['Memnite', { card: 'Hill Giant', tapped: true }] },
  })
  b.activate('Nahiri, the Harbinger', { nth: 1 }).resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Memnite'])
})
