import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kusari-Gama] deals damage to the creatures other than the one that blocks', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', { card: 'Kusari-Gama', attachedTo: 'Grizzly Bears' }] },
    b: { battlefield: ['Wall of Omens', 'Hill Giant'] },
  })
  b.attack('Grizzly Bears').block('Wall of Omens>Grizzly Bears').damage().resolveAll()
  expect([b.object('Wall of Omens').damage, b.object('Hill Giant').damage]).toEqual([2, 2])
})
