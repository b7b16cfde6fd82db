import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sunhome Enforcer] gains life for its combat damage, and grows', () => {
  const b = board({ a: { battlefield: ['Sunhome Enforcer', '2 Mountain'] } })
  b.activate('Sunhome Enforcer').resolve().attack('Sunhome Enforcer').damage()
  expect([b.life('A'), b.life('B')]).toEqual([23, 17])
})
