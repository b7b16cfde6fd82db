import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ruby, Daring Tracker] grows as it attacks while you control a creature with power 4', () => {
  const attack = (other: string) => {
    const b = board({ a: { battlefield: ['Ruby, Daring Tracker', other] } })
    b.attack('Ruby, Daring Tracker').resolveAll()
    return b.pt('Ruby, Daring Tracker')
  }
  expect([attack('Air Elemental'), attack('Hill Giant')]).toEqual(['3/4', '1/2'])
})
