import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jhoira, Weatherlight Captain] draws a card for each historic spell', () => {
  const b = board({ a: { battlefield: ['Jhoira, Weatherlight Captain', 'Mountain'], hand: ['Memnite', 'Shock'] } })
  b.cast('Memnite')
    .resolveAll()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})
