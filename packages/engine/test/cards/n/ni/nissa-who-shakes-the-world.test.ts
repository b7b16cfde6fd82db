import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nissa, Who Shakes the World] adds {G} for each Forest tapped for mana', () => {
  const b = board({ a: { battlefield: ['Nissa, Who Shakes the World', 'Forest'] } })
  b.tapForMana('Forest')
  expect(b.pool('A')).toBe('{G}{G}')
})
