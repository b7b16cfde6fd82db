import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Red Mage's Rapier] gives +2/+0 for a noncreature spell", () => {
  const b = board({
    a: {
      battlefield: ['Grizzly Bears', { card: "Red Mage's Rapier", attachedTo: 'Grizzly Bears' }, 'Mountain'],
      hand: ['Shock'],
    },
  })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/2')
})
