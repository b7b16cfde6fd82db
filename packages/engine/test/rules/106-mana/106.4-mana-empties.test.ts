import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[S2.4] [CR 106.4, 703.4q] mana empties at the end of each step, for both players', () => {
  const b = board({ a: { battlefield: ['Forest'] }, b: { battlefield: ['Mountain'] }, step: 'upkeep' })
  b.tapForMana('Forest')
  b.turnTo('B').tapForMana('Mountain')
  expect(b.pool('A') + b.pool('B')).toBe('{G}{R}')
  b.to('draw')
  expect(b.pool('A') + b.pool('B')).toBe('')
})

it('[S2.4] [CR 106.4] and from a main phase to combat', () => {
  const b = board({ a: { battlefield: ['Forest'] } })
  b.tapForMana('Forest')
  b.pass().pass()
  expect(b.step).toBe('beginCombat')
  expect(b.pool('A')).toBe('')
})
