import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gigapede] returns from the graveyard for a discarded card', () => {
  const b = board({ active: 1, turn: 4, a: { hand: ['Shock'], graveyard: ['Gigapede'] } })
  b.yes('payOrNot').to('draw', 5)
  expect(b.in('hand', 'Gigapede', 'A')).toBe(true)
})
