import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tangle] keeps the attackers tapped', () => {
  const b = board({ active: 1, a: { hand: ['Tangle'], battlefield: ['2 Forest'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Hill Giant').turnTo('A').cast('Tangle').resolve().damage()
  expect(b.life('A')).toBe(20)
  b.to('upkeep', 5)
  expect(b.object('Hill Giant').tapped).toBe(true)
})
