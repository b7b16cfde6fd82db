import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Unbeatable Squirrel Girl] doubles the Squirrels', () => {
  const b = board({ a: { battlefield: ['The Unbeatable Squirrel Girl', '4 Forest'] } })
  b.activate('The Unbeatable Squirrel Girl').resolve()
  expect(b.count('battlefield', 'Squirrel Token', 'A')).toBe(1)
  b.attack('The Unbeatable Squirrel Girl').resolve()
  expect(b.count('battlefield', 'Squirrel Token', 'A')).toBe(2)
})
