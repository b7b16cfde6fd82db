import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cut Down] destroys a creature with total power and toughness 5, and cannot target a bigger one', () => {
  const b = board({
    a: { hand: ['Cut Down'], battlefield: ['Swamp'] },
    b: { battlefield: ['Centaur Courser', 'Bird Maiden'] },
  })
  b.cast('Cut Down').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Centaur Courser'])
})
