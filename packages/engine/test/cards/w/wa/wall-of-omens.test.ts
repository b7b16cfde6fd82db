import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wall of Omens] draws a card when it enters, and does not attack', () => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: ['Wall of Omens'] } })
  b.cast('Wall of Omens').resolve().resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  expect(b.has('Wall of Omens', 'defender')).toBe(true)
})
