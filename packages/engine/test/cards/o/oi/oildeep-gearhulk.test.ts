import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oildeep Gearhulk] takes a card of the hand for another one', () => {
  const b = board({
    a: { hand: ['Oildeep Gearhulk'], battlefield: ['4 Underground Sea'] },
    b: { hand: ['Shock'], library: ['Forest'] },
  })
  b.cast('Oildeep Gearhulk').aim(['B']).pick('choose', 'Shock').resolveAll()
  expect([b.names('graveyard', 'B'), b.names('hand', 'B')]).toEqual([['Shock'], ['Forest']])
})
