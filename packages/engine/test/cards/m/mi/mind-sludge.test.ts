import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mind Sludge] discards a card for each Swamp', () => {
  const b = board({ a: { hand: ['Mind Sludge'], battlefield: ['3 Swamp', '2 Wastes'] }, b: { hand: ['4 Opt'] } })
  b.cast('Mind Sludge', { targets: ['B'] }).resolve()
  expect(b.names('hand', 'B').length).toBe(1)
})
