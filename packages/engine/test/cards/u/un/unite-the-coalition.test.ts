import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unite the Coalition] does five things, or the same one five times', () => {
  const b = board({
    a: { hand: ['Unite the Coalition'], battlefield: ['3 Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] },
  })
  b.reply('mode', [3, 3, 3, 3, 3])
  b.cast('Unite the Coalition', { targets: ['B', 'B', 'B', 'B', 'B'] }).resolve()
  expect(b.life('B')).toBe(10)
})
