import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spectacular Pileup] destroys indestructible creatures and Vehicles too', () => {
  const b = board({
    a: { hand: ['Spectacular Pileup'], battlefield: ['5 Plains'] },
    b: { battlefield: ['Darksteel Myr', "Smuggler's Copter", 'Sol Ring'] },
  })
  b.cast('Spectacular Pileup').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Sol Ring'])
})
