import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Air Elemental] is not blocked by a creature on the ground', () => {
  const b = board({ a: { battlefield: ['Air Elemental'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Air Elemental')
  expect(() => b.block('Hill Giant>Air Elemental')).toThrow()
})
