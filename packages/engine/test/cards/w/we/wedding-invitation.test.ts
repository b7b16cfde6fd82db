import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wedding Invitation] draws a card, and makes a creature unblockable; a Vampire gains lifelink', () => {
  const b = board({
    a: { hand: ['Wedding Invitation'], battlefield: ['2 Swamp', 'Vampire Nighthawk', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Wedding Invitation').resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(1)
  b.activate('Wedding Invitation', { targets: ['Grizzly Bears'] }).resolve()
  b.attack('Grizzly Bears')
  expect(b.has('Grizzly Bears', 'lifelink')).toBe(false)
  expect(() => b.block('Hill Giant>Grizzly Bears')).toThrow()
})
