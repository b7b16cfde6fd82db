import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vivi Ornitier] makes mana equal to its power once in each of your turns', () => {
  const b = board({ a: { battlefield: [{ card: 'Vivi Ornitier', counters: { '+1/+1': 2 } }] } })
  b.tapForMana('Vivi Ornitier')
  expect([b.pool('A').length, b.can('activateMana', 'Vivi Ornitier')]).toEqual([6, false])
})
