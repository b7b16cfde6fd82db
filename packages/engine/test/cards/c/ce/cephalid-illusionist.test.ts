import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cephalid Illusionist] prevents combat damage to and by its target', () => {
  const b = board({
    a: { battlefield: ['Cephalid Illusionist', '3 Island', 'Hill Giant'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.activate('Cephalid Illusionist', { targets: ['Hill Giant'] })
    .resolve()
    .attack('Hill Giant')
    .block('Grizzly Bears>Hill Giant')
    .damage()
  expect([b.in('battlefield', 'Grizzly Bears'), b.object('Hill Giant').damage]).toEqual([true, 0])
})
