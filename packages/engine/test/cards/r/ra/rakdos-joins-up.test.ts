import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rakdos Joins Up] returns a creature larger, and avenges legendary ones', () => {
  const b = board({
    a: {
      hand: ['Rakdos Joins Up', 'Murder'],
      battlefield: ['6 Swamp', '2 Mountain'],
      graveyard: ['Isamaru, Hound of Konda'],
    },
  })
  b.cast('Rakdos Joins Up').resolveAll()
  expect(b.pt('Isamaru, Hound of Konda')).toBe('4/4')
  b.cast('Murder', { targets: ['Isamaru, Hound of Konda'] }).resolveAll()
  expect(b.life('B')).toBe(16)
})
