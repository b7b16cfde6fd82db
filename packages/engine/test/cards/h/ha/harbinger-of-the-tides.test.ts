import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Harbinger of the Tides] ambushes an attacker for two more mana', () => {
  const b = board({
    a: { hand: ['Harbinger of the Tides'], battlefield: ['4 Island'] },
    b: { battlefield: ['Hill Giant'] },
    active: 1,
  })
  b.attack('Hill Giant').turnTo('A').yes().cast('Harbinger of the Tides').resolveAll()
  expect(b.in('hand', 'Hill Giant', 'B')).toBe(true)
})
