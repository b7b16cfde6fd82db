import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Minsc & Boo, Timeless Heroes] throws Boo and draws cards', () => {
  const b = board({ a: { hand: ['Minsc & Boo, Timeless Heroes'], battlefield: ['2 Mountain', '2 Forest'] } })
  b.yes().cast('Minsc & Boo, Timeless Heroes').resolveAll()
  b.aim(['B']).activate('Minsc & Boo, Timeless Heroes', { nth: 1 }).resolve().resolveAll()
  expect([b.life('B'), b.names('hand', 'A').length]).toEqual([19, 1])
})
