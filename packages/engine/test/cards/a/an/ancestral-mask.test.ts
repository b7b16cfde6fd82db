import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ancestral Mask] gives +2/+2 for each other enchantment', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', { card: 'Ancestral Mask', attachedTo: 'Grizzly Bears' }] },
    b: { battlefield: ['Glorious Anthem'] },
  })
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})
