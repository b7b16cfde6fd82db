import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Astrologian's Planisphere] grows its creature for noncreature spells", () => {
  const b = board({
    a: {
      battlefield: ['Grizzly Bears', { card: "Astrologian's Planisphere", attachedTo: 'Grizzly Bears' }, 'Mountain'],
      hand: ['Shock'],
    },
  })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})
