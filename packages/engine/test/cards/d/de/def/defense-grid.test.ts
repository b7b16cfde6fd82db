import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Defense Grid] makes spells cost {3} more outside the turn of their controller', () => {
  const of = (active: 0 | 1) =>
    board({ a: { battlefield: ['Defense Grid'] }, b: { battlefield: ['3 Mountain'], hand: ['Shock'] }, active })
      .turnTo('B')
      .can('cast', 'Shock')
  expect([of(0), of(1)]).toEqual([false, true])
})
