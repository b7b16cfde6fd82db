import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Leyline of Abundance] adds {G} when a creature is tapped for mana', () => {
  const b = board({ a: { battlefield: ['Leyline of Abundance', 'Llanowar Elves'] } })
  b.tapForMana('Llanowar Elves')
  expect(b.pool('A')).toBe('{G}{G}')
})
