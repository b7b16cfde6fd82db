import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Echoing Courage] strengthens all creatures of the name', () => {
  const b = board({
    a: { hand: ['Echoing Courage'], battlefield: ['2 Forest', 'Hill Giant', 'Grizzly Bears'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Echoing Courage', { targets: ['Grizzly Bears'] }).resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Grizzly Bears#2'), b.pt('Hill Giant')]).toEqual(['4/4', '4/4', '3/3'])
})
