import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rout] is an instant for {2} more', () => {
  const b = board({ a: { hand: ['Rout'], battlefield: ['7 Plains'] }, b: { battlefield: ['Hill Giant'] }, active: 1 })
  b.turnTo('A').yes('additionalCost').yes('kicker').cast('Rout').resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  const c = board({ a: { hand: ['Rout'], battlefield: ['6 Plains'] }, active: 1 })
  c.turnTo('A')
  expect(c.can('cast', 'Rout')).toBe(false)
})
