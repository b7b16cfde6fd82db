import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Holy Strength] gives +1/+2', () => {
  const b = board({ a: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Holy Strength'] } })
  b.cast('Holy Strength').resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/4')
})
