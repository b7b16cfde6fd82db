import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kutzil, Malamet Exemplar] draws a card for creatures with power greater than their base power', () => {
  const drawn = (counters: Record<string, number>): number => {
    const b = board({ a: { battlefield: ['Kutzil, Malamet Exemplar', { card: 'Grizzly Bears', counters }] } })
    b.attack('Grizzly Bears').damage().resolveAll()
    return b.game.state.hand[0].length
  }
  expect([drawn({ '+1/+1': 1 }), drawn({})]).toEqual([1, 0])
})
