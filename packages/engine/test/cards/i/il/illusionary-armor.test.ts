import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Illusionary Armor] gives +4/+4 and is sacrificed when the creature becomes a target', () => {
  const b = board({
    a: {
      battlefield: ['Grizzly Bears', { card: 'Illusionary Armor', attachedTo: 'Grizzly Bears' }, 'Forest'],
      hand: ['Giant Growth'],
    },
  })
  expect(b.pt('Grizzly Bears')).toBe('6/6')
  b.cast('Giant Growth').resolve()
  expect([b.in('graveyard', 'Illusionary Armor', 'A'), b.pt('Grizzly Bears')]).toEqual([true, '2/2'])
})
