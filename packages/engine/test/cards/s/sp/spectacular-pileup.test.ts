import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Spectacular Pileup] destroys indestructible creatures and Vehicles', () => {
  const b = board({
    a: {
      hand: ['Spectacular Pileup'],
      battlefield: ['5 Plains', 'Darksteel Colossus', 'Sky Skiff', 'Darksteel Ingot'],
    },
  })
  b.cast('Spectacular Pileup').resolve()
  expect([
    b.in('battlefield', 'Darksteel Colossus'),
    b.in('battlefield', 'Sky Skiff'),
    b.in('battlefield', 'Darksteel Ingot'),
  ]).toEqual([false, false, true])
})
