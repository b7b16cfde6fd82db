import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Trailblazer's Torch] makes the equipped creature deal 2 damage to each of its blockers", () => {
  const torch = { card: "Trailblazer's Torch", attachedTo: 'Hill Giant' }
  const b = board({ a: { battlefield: ['Hill Giant', torch] }, b: { battlefield: ['2 Grizzly Bears'] } })
  b.attack('Hill Giant').block('Grizzly Bears>Hill Giant', 'Grizzly Bears#2>Hill Giant').resolveAll()
  expect(b.count('graveyard', 'Grizzly Bears', 'B')).toBe(2)
})
