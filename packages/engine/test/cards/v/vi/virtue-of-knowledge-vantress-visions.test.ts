import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Virtue of Knowledge] doubles abilities of something entering', () => {
  const b = board({ a: { hand: ['Elvish Visionary'], battlefield: ['Virtue of Knowledge', '2 Forest'] } })
  b.cast('Elvish Visionary').resolve().resolveAll()
  expect(b.names('hand', 'A').length).toBe(2)
})
