import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lure] makes all creatures able to block the enchanted creature do so', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', 'Gray Ogre', { card: 'Lure', attachedTo: 'Grizzly Bears' }] },
    b: { battlefield: ['Hill Giant', 'Silvercoat Lion'] },
  })
  b.attack('Grizzly Bears', 'Gray Ogre').to('declareBlockers')
  expect(() => b.block('Hill Giant>Grizzly Bears')).toThrow()
  expect(() => b.block('Hill Giant>Grizzly Bears', 'Silvercoat Lion>Gray Ogre')).toThrow()
  b.block('Hill Giant>Grizzly Bears', 'Silvercoat Lion>Grizzly Bears')
})
