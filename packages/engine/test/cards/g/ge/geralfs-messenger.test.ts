import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Geralf's Messenger] enters tapped and costs an opponent 2 life, twice with undying", () => {
  const b = board({ a: { battlefield: ['6 Swamp'], hand: ["Geralf's Messenger", 'Murder'] } })
  b.cast("Geralf's Messenger").resolveAll()
  expect([b.life('B'), b.object("Geralf's Messenger").tapped]).toEqual([18, true])
  b.cast('Murder').resolveAll()
  expect(b.life('B')).toBe(16)
})
