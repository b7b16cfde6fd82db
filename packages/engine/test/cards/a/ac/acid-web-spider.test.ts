import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Acid Web Spider] may destroy an Equipment', () => {
  const b = board({ a: { battlefield: ['5 Forest'], hand: ['Acid Web Spider'] }, b: { battlefield: ['Kitesail'] } })
  b.yes().cast('Acid Web Spider').resolveAll()
  expect([b.in('graveyard', 'Kitesail', 'B'), b.has('Acid Web Spider', 'reach')]).toEqual([true, true])
})
