import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Veteran Explorer] lets each player search for two basic lands', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Veteran Explorer', 'Mountain'], library: ['3 Forest'] },
    b: { library: ['3 Island'] },
  })
  b.yes()
    .yes()
    .reply('chooseFound', (d) => (d.shape === 'objects' ? d.candidates.slice(0, 2) : []))
    .reply('chooseFound', (d) => (d.shape === 'objects' ? d.candidates.slice(0, 2) : []))
  b.cast('Shock', { targets: ['Veteran Explorer'] }).resolveAll()
  expect([b.count('battlefield', 'Forest', 'A'), b.count('battlefield', 'Island', 'B')]).toEqual([2, 2])
})
