import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Metalworker] adds {C}{C} for each artifact card that is revealed', () => {
  const b = board({ a: { hand: ['Sol Ring', 'Ornithopter', 'Shock'], battlefield: ['Metalworker'] } })
  b.pick('choose', 'Sol Ring', 'Ornithopter').tapForMana('Metalworker')
  expect(b.pool('A')).toBe('{C}{C}{C}{C}')
})
