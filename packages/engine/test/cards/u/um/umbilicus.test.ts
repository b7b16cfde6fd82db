import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Umbilicus] asks 2 life, or returns a permanent', () => {
  const b = board({ a: { battlefield: ['Umbilicus'] }, b: { battlefield: ['Forest'] } })
  b.reply('payOrNot', [1], 'B').to('draw', 4)
  expect([b.life('B'), b.in('hand', 'Forest', 'B')]).toEqual([20, true])
})
