import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Galvanic Iteration] copies the next instant or sorcery spell only', () => {
  const b = board({ a: { hand: ['Galvanic Iteration', '2 Lava Spike'], battlefield: ['Island', '3 Mountain'] } })
  b.cast('Galvanic Iteration').resolve()
  b.cast('Lava Spike', { targets: ['B'] }).resolveAll()
  b.cast('Lava Spike', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(11)
})
