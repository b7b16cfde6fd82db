import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glamer Gifter] makes another creature a 4/4 of every type', () => {
  const b = board({ a: { hand: ['Glamer Gifter'], battlefield: ['2 Island', 'Raging Goblin'] } })
  b.aim(['Raging Goblin']).cast('Glamer Gifter').resolve().resolve()
  expect([b.pt('Raging Goblin'), b.c('Raging Goblin').everyCreatureType]).toEqual(['4/4', true])
})
