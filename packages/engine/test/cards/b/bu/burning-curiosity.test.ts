import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Burning Curiosity] exiles two cards to play, and three for a -1/-1 counter', () => {
  const exiled = (answer: 'yes' | 'no'): number => {
    const b = board({
      a: {
        hand: ['Burning Curiosity'],
        battlefield: ['3 Mountain', 'Grizzly Bears'],
        library: ['Raging Goblin', '4 Wastes'],
      },
    })
    b[answer]('additionalCost').cast('Burning Curiosity').resolve()
    return b.names('exile', 'A').length
  }
  expect([exiled('yes'), exiled('no')]).toEqual([3, 2])
})
