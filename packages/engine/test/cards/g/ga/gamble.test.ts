import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gamble] discards a card at random', () => {
  const b = board({ a: { hand: ['Gamble'], battlefield: ['Mountain'], library: ['Memnite', 'Forest'] } })
  b.cast('Gamble').pick('chooseFound', 'Memnite').resolve()
  expect([b.names('hand', 'A'), b.in('graveyard', 'Memnite', 'A')]).toEqual([[], true])
})
