import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Shinen of Life's Roar] is blocked by all that can, and lends that from the hand", () => {
  const b = board({
    a: { hand: ["Shinen of Life's Roar"], battlefield: ['Hill Giant', '4 Forest'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.activate("Shinen of Life's Roar", { zone: 'hand', targets: ['Hill Giant'] }).resolve()
  b.attack('Hill Giant')
  expect(() => b.block()).toThrow()
  b.block('Grizzly Bears>Hill Giant')
  const c = board({ a: { battlefield: ["Shinen of Life's Roar"] }, b: { battlefield: ['Grizzly Bears'] } })
  c.attack("Shinen of Life's Roar")
  expect(() => c.block()).toThrow()
})
