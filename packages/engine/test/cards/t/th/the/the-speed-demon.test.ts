import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[The Speed Demon] draws cards and loses life equal to its controller's speed", () => {
  const b = board({ a: { battlefield: ['The Speed Demon', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  b.to('upkeep', 4)
  expect([b.names('hand', 'A').length, b.life('A')]).toEqual([2, 18])
})
