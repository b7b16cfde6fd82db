import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Grindstone] repeats while two milled cards share a color', () => {
  const b = board({
    a: { battlefield: ['Grindstone', '3 Wastes'] },
    b: { library: ['Shock', 'Lightning Bolt', 'Opt', 'Shock', 'Wastes'] },
  })
  b.activate('Grindstone', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B').length).toBe(4)
})
