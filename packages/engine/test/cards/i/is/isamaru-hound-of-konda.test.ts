import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Isamaru, Hound of Konda] is legendary', () => {
  const b = board({ a: { battlefield: ['Plains', 'Isamaru, Hound of Konda'], hand: ['Isamaru, Hound of Konda'] } })
  b.cast('Isamaru, Hound of Konda').resolve()
  expect(b.count('battlefield', 'Isamaru, Hound of Konda', 'A')).toBe(1)
})
