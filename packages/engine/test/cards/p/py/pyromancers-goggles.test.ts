import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Pyromancer's Goggles] copies the red instant its mana was spent on", () => {
  const b = board({ a: { battlefield: ["Pyromancer's Goggles"], hand: ['Lightning Bolt'] } })
  b.cast('Lightning Bolt', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(14)
})

it("[Pyromancer's Goggles] copies no creature spell", () => {
  const b = board({ a: { battlefield: ["Pyromancer's Goggles"], hand: ['Jackal Pup'] } })
  b.cast('Jackal Pup').resolveAll()
  expect(b.count('battlefield', 'Jackal Pup', 'A') + b.count('battlefield', 'Jackal Pup', 'B')).toBe(1)
})
