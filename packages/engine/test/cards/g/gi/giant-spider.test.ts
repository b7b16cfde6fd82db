import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Giant Spider] blocks a flyer', () => {
  const b = board({ a: { battlefield: ['Air Elemental'] }, b: { battlefield: ['Giant Spider'] } })
  b.attack('Air Elemental').block('Giant Spider>Air Elemental').damage()
  expect(b.life('B')).toBe(20)
})
