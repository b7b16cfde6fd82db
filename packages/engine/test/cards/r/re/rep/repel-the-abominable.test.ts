import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Repel the Abominable] does not prevent what a Human deals', () => {
  const b = board({
    active: 1,
    a: { hand: ['Repel the Abominable'], battlefield: ['2 Plains'] },
    b: { battlefield: ['Hill Giant', 'Elite Vanguard'] },
  })
  b.attack('Hill Giant', 'Elite Vanguard').turnTo('A').cast('Repel the Abominable').resolve().damage()
  expect(b.life('A')).toBe(18)
})
