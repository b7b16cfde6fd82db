import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tragic Slip] gives -1/-1, or -13/-13 if a creature died this turn', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', 'Mountain'], hand: ['2 Tragic Slip', 'Shock'] },
    b: { battlefield: ['Craw Wurm', 'Gray Ogre'] },
  })
  b.cast('Tragic Slip', { targets: ['Craw Wurm'] }).resolve()
  expect(b.pt('Craw Wurm')).toBe('5/3')
  b.cast('Shock', { targets: ['Gray Ogre'] })
    .resolve()
    .cast('Tragic Slip', { targets: ['Craw Wurm'] })
    .resolve()
  expect(b.in('graveyard', 'Craw Wurm', 'B')).toBe(true)
})
