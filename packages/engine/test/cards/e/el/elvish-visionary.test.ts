import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Elvish Visionary] draws a card when it enters', () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ['Elvish Visionary'] } })
  b.cast('Elvish Visionary').resolve().resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})
