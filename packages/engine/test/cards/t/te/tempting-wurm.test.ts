import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tempting Wurm] lets the opponent put permanents onto the battlefield', () => {
  const b = board({ a: { hand: ['Tempting Wurm'], battlefield: ['2 Forest'] }, b: { hand: ['Hill Giant', 'Shock'] } })
  b.pick('choose', 'Hill Giant').cast('Tempting Wurm').resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
