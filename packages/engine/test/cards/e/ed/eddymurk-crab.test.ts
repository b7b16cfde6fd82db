import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eddymurk Crab] enters untapped in your turn and tapped in another', () => {
  const of = (active: 0 | 1) =>
    board({ a: { battlefield: ['7 Island'], hand: ['Eddymurk Crab'] }, active })
      .turnTo('A')
      .cast('Eddymurk Crab')
      .resolveAll()
      .object('Eddymurk Crab').tapped
  expect([of(0), of(1)]).toEqual([false, true])
})
