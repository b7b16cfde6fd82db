import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lava Spike] deals 3 damage to a player', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lava Spike'] } })
  b.cast('Lava Spike', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
})
