import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Ankh of Mishra] deals 2 damage to a land's controller when it enters", () => {
  const b = board({ active: 1, a: { battlefield: ['Ankh of Mishra'] }, b: { hand: ['Forest'] } })
  b.play('Forest').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([20, 18])
})
