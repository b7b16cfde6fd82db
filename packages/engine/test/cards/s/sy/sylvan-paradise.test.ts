import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sylvan Paradise] makes a creature green until end of turn', () => {
  const b = board({ a: { hand: ['Sylvan Paradise'], battlefield: ['Forest', 'Memnite'] } })
  b.cast('Sylvan Paradise', { targets: ['Memnite'] }).resolve()
  expect(b.c('Memnite').colors).not.toBe(0)
  b.to('upkeep', 4)
  expect(b.c('Memnite').colors).toBe(0)
})
