import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cragganwick Cremator] throws the power of the discarded creature', () => {
  const b = board({ a: { hand: ['Cragganwick Cremator', 'Shivan Dragon'], battlefield: ['4 Mountain'] } })
  b.aim(['B']).cast('Cragganwick Cremator').resolve().resolve()
  expect(b.life('B')).toBe(15)
})
