import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glamer Gifter] makes another creature a 4/4 of every type', () => {
  const b = board({ a: { hand: ['Glamer Gifter'], battlefield: ['2 Island', 'Hill Giant'] } })
  b.aim(['Hill Giant']).cast('Glamer Gifter').resolveAll()
  expect([b.pt('Hill Giant'), b.c('Hill Giant').everyCreatureType]).toEqual(['4/4', true])
})
