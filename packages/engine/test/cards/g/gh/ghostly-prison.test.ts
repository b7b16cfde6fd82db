import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ghostly Prison] asks {2} for each attacker', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', 'Gray Ogre', '2 Forest'] },
    b: { battlefield: ['Ghostly Prison'] },
  })
  expect(() => b.attack('Grizzly Bears', 'Gray Ogre')).toThrow()
})
