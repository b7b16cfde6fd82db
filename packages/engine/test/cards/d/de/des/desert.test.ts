import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Desert] deals damage to an attacker only in the end of combat step', () => {
  const b = board({ a: { battlefield: ['Savannah Lions'] }, b: { battlefield: ['Desert'] } })
  b.attack('Savannah Lions').turnTo('B')
  expect(b.can('activate', 'Desert')).toBe(false)
  b.to('endCombat')
    .turnTo('B')
    .activate('Desert', { targets: ['Savannah Lions'] })
    .resolve()
  expect(b.in('graveyard', 'Savannah Lions', 'A')).toBe(true)
})
