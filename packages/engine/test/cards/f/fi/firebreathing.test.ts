import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Firebreathing] pumps the enchanted creature for {R}', () => {
  const b = board({
    a: { battlefield: [{ card: 'Firebreathing', attachedTo: 'Grizzly Bears' }, 'Grizzly Bears', 'Mountain'] },
  })
  b.activate('Firebreathing').resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/2')
})
