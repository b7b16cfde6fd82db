import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

const position = {
  a: {
    hand: ['Pop Quiz', 'Forest'],
    mana: '{U}{U}{U}',
    library: ['Island', 'Swamp', 'Plains'],
    outside: ['Environmental Sciences', 'Wrath of God'],
  },
}

it('[CR 701.48a] a Lesson card from outside the game, if no card is discarded', () => {
  const b = board(position)
  b.no().pick('chooseFound', 'Environmental Sciences').cast('Pop Quiz').resolve()
  expect(b.names('hand', 'A').toSorted()).toEqual(['Environmental Sciences', 'Forest', 'Island'])
})

it('[CR 701.48a] or discard a card and draw one', () => {
  const b = board(position)
  b.yes().pick('discard', 'Forest').cast('Pop Quiz').resolve()
  expect(b.names('hand', 'A').toSorted()).toEqual(['Island', 'Swamp'])
  expect(b.names('outside', 'A')).toHaveLength(2)
})
