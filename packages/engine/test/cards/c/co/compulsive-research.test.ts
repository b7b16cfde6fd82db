import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Compulsive Research] makes the player discard two cards or one land', () => {
  const hand = (answer: 'yes' | 'no'): number => {
    const b = board({
      a: { hand: ['Compulsive Research', 'Island', '2 Shock'], battlefield: ['3 Island'], library: ['5 Wastes'] },
    })
    b[answer]('payOrNot')
      .cast('Compulsive Research', { targets: ['A'] })
      .resolve()
    return b.names('hand', 'A').length
  }
  expect([hand('yes'), hand('no')]).toEqual([5, 4])
})
