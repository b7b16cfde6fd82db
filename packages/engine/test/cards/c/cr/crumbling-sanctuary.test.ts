import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crumbling Sanctuary] makes players exile cards from their libraries instead of being dealt damage', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Crumbling Sanctuary', 'Mountain', 'Grizzly Bears'] },
    b: { library: ['2 Opt', '8 Wastes'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect([b.life('B'), b.names('exile', 'B')]).toEqual([20, ['Opt', 'Opt']])
  b.attack('Grizzly Bears').damage()
  expect([b.life('B'), b.names('exile', 'B').length, b.names('exile', 'A')]).toEqual([20, 4, []])
})
