import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mind Sludge] takes a card for each Swamp of its controller', () => {
  const b = board({
    a: { hand: ['Mind Sludge'], battlefield: ['3 Swamp', '2 Forest'] },
    b: { hand: ['5 Shock'], battlefield: ['2 Swamp'] },
  })
  b.cast('Mind Sludge', { targets: ['B'] }).resolve()
  expect(b.count('hand', 'Shock', 'B')).toBe(2)
})
