import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Quantum Riddler] draws one more with at most one card in hand', () => {
  const b = board({ a: { hand: ['Quantum Riddler'], battlefield: ['5 Island'] } })
  b.cast('Quantum Riddler').resolveAll()
  expect(b.names('hand', 'A').length).toBe(2)
})

it('[Quantum Riddler] adds one card to several drawn together', () => {
  const b = board({ a: { hand: ['Divination'], battlefield: ['Quantum Riddler', '3 Island'] } })
  b.cast('Divination').resolveAll()
  expect(b.names('hand', 'A').length).toBe(3)
})
