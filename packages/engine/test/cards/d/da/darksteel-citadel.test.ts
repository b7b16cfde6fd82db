import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Darksteel Citadel] adds {C} and is indestructible', () => {
  const b = board({ a: { battlefield: ['Darksteel Citadel', '2 Plains'], hand: ['Disenchant'] } })
  b.cast('Disenchant').resolve()
  b.tapForMana('Darksteel Citadel')
  expect(b.pool('A')).toBe('{C}')
})
