import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ["Jace's Ingenuity", 3],
  ['Quick Study', 2],
  ['Concentrate', 3],
  ['Counsel of the Soratami', 2],
  ['Reach Through Mists', 1],
] as const)('[%s] draws %i cards', (name, count) => {
  const b = board({ a: { battlefield: ['5 Island'], hand: [name] } })
  b.cast(name).resolve()
  expect(b.names('hand', 'A').length).toBe(count)
})
