import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blight] destroys the land it is on when that becomes tapped', () => {
  const b = board({
    a: { battlefield: ['Forest', { card: 'Blight', attachedTo: 'Forest' }], hand: ['Llanowar Elves'] },
  })
  b.cast('Llanowar Elves').resolveAll()
  expect(b.in('graveyard', 'Forest', 'A')).toBe(true)
})
