import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Form of the Dragon] keeps creatures without flying from attacking its controller', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', 'Wind Drake'] }, b: { battlefield: ['Form of the Dragon'] } })
  b.to('declareAttackers')
  expect(() => b.attack('Grizzly Bears')).toThrow()
  b.attack('Wind Drake').damage()
  expect(b.life('B')).toBe(18)
})
