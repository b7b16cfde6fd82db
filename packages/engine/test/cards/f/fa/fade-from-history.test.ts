import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fade from History] gives a Bear to each player who controls an artifact or enchantment', () => {
  const b = board({
    a: { hand: ['Fade from History'], battlefield: ['4 Forest'] },
    b: { battlefield: ['Sol Ring'] },
  })
  b.cast('Fade from History').resolve()
  expect([b.count('battlefield', 'Bear Token', 'A'), b.names('battlefield', 'B')]).toEqual([0, ['Bear Token']])
})
