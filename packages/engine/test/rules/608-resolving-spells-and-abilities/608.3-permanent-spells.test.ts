import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[S6.8] [CR 608.3] a permanent spell ends on the battlefield', () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] } })
  b.cast('Grizzly Bears').resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})
