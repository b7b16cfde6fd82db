import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kumano Faces Kakkazan] gives the next creature spell a counter in the turn of its second chapter', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Kumano Faces Kakkazan', counters: { lore: 1 } }, '4 Forest'],
      hand: ['Grizzly Bears', 'Grizzly Bears'],
    },
    active: 1,
    step: 'end',
  })
  b.to('main1', 4).cast('Grizzly Bears').resolve().cast('Grizzly Bears').resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Grizzly Bears#2')]).toEqual(['3/3', '2/2'])
})
it('[Kumano Faces Kakkazan] exiles creatures its controller damaged', () => {
  const b = board({
    a: { battlefield: [{ card: 'Kumano Faces Kakkazan', face: 1 }, 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('exile', 'Grizzly Bears')).toBe(true)
})
