import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scrapshooter] destroys an artifact if the gift was promised, and the opponent draws', () => {
  const b = board({ a: { hand: ['Scrapshooter'], battlefield: ['3 Forest'] }, b: { battlefield: ['Sol Ring'] } })
  b.yes('additionalCost').reply('kicker', [0]).cast('Scrapshooter').resolveAll()
  expect([b.names('battlefield', 'B'), b.names('hand', 'B').length]).toEqual([[], 1])
})

it('[Scrapshooter] destroys nothing without a gift', () => {
  const b = board({ a: { hand: ['Scrapshooter'], battlefield: ['3 Forest'] }, b: { battlefield: ['Sol Ring'] } })
  b.no('additionalCost').reply('kicker', [1]).cast('Scrapshooter').resolveAll()
  expect([b.names('battlefield', 'B'), b.names('hand', 'B')]).toEqual([['Sol Ring'], []])
})
