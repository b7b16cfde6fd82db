import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rotisserie Elemental] is sacrificed for as many cards as it had counters', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Rotisserie Elemental', counters: { skewer: 1 } }],
      library: ['Mountain', 'Shock', '3 Wastes'],
    },
  })
  b.yes('payOrNot').attack('Rotisserie Elemental').to('main2')
  expect(b.names('exile').sort()).toEqual(['Mountain', 'Shock'])
  expect(b.can('playLand', 'Mountain')).toBe(true)
})
