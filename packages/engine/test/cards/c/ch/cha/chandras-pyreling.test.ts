import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Chandra's Pyreling] grows when your source deals noncombat damage to an opponent", () => {
  const b = board({ a: { battlefield: ["Chandra's Pyreling", 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect([b.pt("Chandra's Pyreling"), b.has("Chandra's Pyreling", 'double strike')]).toEqual(['2/3', true])
})
