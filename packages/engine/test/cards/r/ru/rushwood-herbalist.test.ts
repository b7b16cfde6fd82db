import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rushwood Herbalist] regenerates a creature for a card', () => {
  const b = board({
    a: { battlefield: ['Rushwood Herbalist', 'Grizzly Bears', 'Forest', '3 Swamp'], hand: ['Murder', 'Island'] },
  })
  b.pick('costObjects', 'Island')
    .pick('discard', 'Island')
    .activate('Rushwood Herbalist', { targets: ['Grizzly Bears'] })
    .resolve()
  b.cast('Murder', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})
