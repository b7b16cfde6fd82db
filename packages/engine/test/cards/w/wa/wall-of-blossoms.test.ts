import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wall of Blossoms] draws a card when it enters', () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ['Wall of Blossoms'] } })
  b.cast('Wall of Blossoms').resolve().resolve()
  expect(b.names('hand', 'A').length).toBe(1)
})

it('[Wall of Blossoms] does not attack', () => {
  const b = board({ a: { battlefield: ['Wall of Blossoms'] } })
  expect(() => b.attack('Wall of Blossoms')).toThrow()
})
