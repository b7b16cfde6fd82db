import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Voice of Victory] keeps opponents from casting spells in your turn only', () => {
  const of = (active: 0 | 1) =>
    board({ a: { battlefield: ['Voice of Victory'] }, b: { battlefield: ['Mountain'], hand: ['Shock'] }, active })
      .turnTo('B')
      .can('cast', 'Shock')
  expect([of(0), of(1)]).toEqual([false, true])
})
