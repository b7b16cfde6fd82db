import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Master of Death] returns for 1 life', () => {
  const b = board({ active: 1, turn: 4, a: { graveyard: ['Master of Death'] } })
  b.yes('payOrNot').to('draw', 5)
  expect([b.in('hand', 'Master of Death'), b.life('A')]).toEqual([true, 19])
})
