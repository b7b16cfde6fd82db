import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Urban Retreat] is put onto the battlefield for a tapped creature', () => {
  const b = board({ a: { battlefield: ['2 Wastes', { card: 'Hill Giant', tapped: true }], hand: ['Urban Retreat'] } })
  b.activate('Urban Retreat', { zone: 'hand' }).resolve()
  expect([b.in('battlefield', 'Urban Retreat', 'A'), b.in('hand', 'Hill Giant', 'A')]).toEqual([true, true])
})
