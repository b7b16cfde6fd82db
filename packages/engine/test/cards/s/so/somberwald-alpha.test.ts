import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Somberwald Alpha] strengthens blocked creatures of yours and gives trample', () => {
  const b = board({
    a: { battlefield: ['Somberwald Alpha', 'Grizzly Bears', '2 Forest'] },
    b: { battlefield: ['Squire'] },
  })
  b.activate('Somberwald Alpha', { targets: ['Grizzly Bears'] }).resolve()
  b.attack('Grizzly Bears').block('Squire>Grizzly Bears').damage()
  expect([b.pt('Grizzly Bears'), b.life('B')]).toEqual(['3/3', 19])
})
