import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scion of Draco] gives keywords by color', () => {
  const b = board({ a: { battlefield: ['Scion of Draco', 'Savannah Lions', 'Grizzly Bears'] } })
  expect([
    b.has('Savannah Lions', 'vigilance'),
    b.has('Grizzly Bears', 'trample'),
    b.has('Grizzly Bears', 'vigilance'),
  ]).toEqual([true, true, false])
})
