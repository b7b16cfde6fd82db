import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Amalia Benavides Aguirre] explores for life, and destroys all other creatures with a power of 20', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Amalia Benavides Aguirre', counters: { '+1/+1': 17 } }, 'Memnite', 'Plains', 'Plains'],
      hand: ['Sacred Nectar'],
      library: ['Shock', 'Shock', 'Plains'],
    },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Sacred Nectar').resolve().resolve()
  expect([b.pt('Amalia Benavides Aguirre'), b.names('battlefield').includes('Hill Giant')]).toEqual(['20/20', false])
})
