import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Birds of Paradise', 0],
  ['Elvish Mystic', 0],
  ['Sol Ring', 0],
  ['Wastes', 0],
  ['Beastcaller Savant', 0],
])('[%s] taps for its mana', (name, nth) => {
  const b = board({ a: { battlefield: [name] } })
  b.tapForMana(name, nth)
  expect(b.object(name).tapped).toBe(true)
})
