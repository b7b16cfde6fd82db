import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dour Port-Mage] draws for a creature that leaves without dying', () => {
  const b = board({
    a: {
      hand: ['Shock'],
      battlefield: ['Dour Port-Mage', '2 Grizzly Bears', '2 Island', 'Mountain'],
      library: ['2 Opt'],
    },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.in('hand', 'Opt', 'A')).toBe(false)
  b.activate('Dour Port-Mage', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.names('hand', 'A').sort()).toEqual(['Grizzly Bears', 'Opt'])
})
