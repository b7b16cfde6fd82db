import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Infernal Scarring] gives +2/+0 and a card when the creature dies', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Infernal Scarring', attachedTo: 'Grizzly Bears' }, 'Grizzly Bears', 'Mountain'],
      hand: ['Shock'],
    },
  })
  expect(b.pt('Grizzly Bears')).toBe('4/2')
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})
