import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mind Shatter] makes a player discard X cards at random', () => {
  const b = board({ a: { battlefield: ['5 Swamp'], hand: ['Mind Shatter'] }, b: { hand: ['4 Forest'] } })
  b.reply('x', 3)
    .cast('Mind Shatter', { targets: ['B'] })
    .resolve()
  expect(b.names('hand', 'B').length).toBe(1)
})
