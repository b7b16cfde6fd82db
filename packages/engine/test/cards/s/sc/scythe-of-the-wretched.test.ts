import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scythe of the Wretched] brings back what the equipped creature killed, and moves to it', () => {
  const b = board({
    a: { battlefield: [{ card: 'Scythe of the Wretched', attachedTo: 'Grizzly Bears' }, 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.attack('Grizzly Bears').block('Hill Giant>Grizzly Bears').damage()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  expect([b.pt('Hill Giant'), b.pt('Grizzly Bears')]).toEqual(['5/5', '2/2'])
})
