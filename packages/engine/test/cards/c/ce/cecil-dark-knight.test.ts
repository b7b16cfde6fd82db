import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cecil, Dark Knight] transforms at half the starting life total', () => {
  const b = board({ a: { battlefield: ['Cecil, Dark Knight'], life: 12 } })
  b.attack('Cecil, Dark Knight').damage()
  expect([
    b.life('A'),
    b.in('battlefield', 'Cecil, Redeemed Paladin'),
    b.object('Cecil, Redeemed Paladin').tapped,
  ]).toEqual([10, true, false])
})
