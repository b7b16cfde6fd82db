import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 500.5] [Upwelling] keeps unspent mana from one step to the next, and into the next turn', () => {
  const b = board({ a: { battlefield: ['Upwelling', 'Forest'] } })
  b.tapForMana('Forest').to('upkeep', 4)
  expect(b.pool('A')).toContain('G')
})
