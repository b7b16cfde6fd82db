import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mutavault] becomes a creature of every type and stays a land', () => {
  const b = board({ a: { battlefield: ['Mutavault', 'Forest'] } })
  b.activate('Mutavault').resolve()
  expect([b.pt('Mutavault'), b.has('Mutavault', 'flying'), b.can('activateMana', 'Mutavault')]).toEqual([
    '2/2',
    false,
    true,
  ])
})
