import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Badgermole Cub] adds {G} whenever a creature is tapped for mana', () => {
  const b = board({ a: { battlefield: ['Badgermole Cub', 'Llanowar Elves', 'Forest'] } })
  b.tapForMana('Llanowar Elves').tapForMana('Forest')
  expect(b.pool('A')).toBe('{G}{G}{G}')
})
