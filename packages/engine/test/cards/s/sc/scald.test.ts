import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scald] deals 1 damage to whoever taps an Island for mana', () => {
  const b = board({ a: { battlefield: ['Scald', 'Mountain'] }, b: { battlefield: ['Island'] } })
  b.tapForMana('Mountain')
  expect(b.life('A')).toBe(20)
  b.turnTo('B').tapForMana('Island').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([20, 19])
})
