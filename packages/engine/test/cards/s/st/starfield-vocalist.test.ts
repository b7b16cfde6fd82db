import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Starfield Vocalist] makes abilities trigger once more because of something entering', () => {
  const b = board({ a: { hand: ['Elvish Visionary'], battlefield: ['Starfield Vocalist', '2 Forest'] } })
  b.cast('Elvish Visionary').resolve().resolveAll()
  expect(b.names('hand', 'A').length).toBe(2)
})
