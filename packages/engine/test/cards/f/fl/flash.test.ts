import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flash] puts a creature onto the battlefield and sacrifices it unless its cost less {2} is paid', () => {
  const paid = board({ a: { hand: ['Flash', 'Hill Giant'], battlefield: ['2 Island', '2 Mountain'] } })
  paid.pick('choose', 'Hill Giant').yes('payOrNot').cast('Flash').resolve()
  expect([paid.in('battlefield', 'Hill Giant'), paid.object('Mountain').tapped]).toEqual([true, true])
  const unpaid = board({ a: { hand: ['Flash', 'Hill Giant'], battlefield: ['3 Island'] } })
  unpaid.pick('choose', 'Hill Giant').yes('payOrNot').cast('Flash').resolve()
  expect(unpaid.in('graveyard', 'Hill Giant')).toBe(true)
})

it('[Flash] lets abilities that trigger as the creature enters and dies trigger', () => {
  const b = board({ a: { hand: ['Flash', 'Elvish Visionary'], battlefield: ['2 Island'], library: ['Shock'] } })
  b.pick('choose', 'Elvish Visionary').no('payOrNot').cast('Flash').resolveAll()
  expect([b.names('hand', 'A'), b.in('graveyard', 'Elvish Visionary')]).toEqual([['Shock'], true])
})
