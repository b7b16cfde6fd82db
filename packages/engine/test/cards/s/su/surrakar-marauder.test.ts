import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Surrakar Marauder] gains intimidate when a land of yours enters', () => {
  const b = board({ a: { battlefield: ['Surrakar Marauder'], hand: ['Forest'] } })
  b.play('Forest').resolve()
  expect(b.has('Surrakar Marauder', 'intimidate')).toBe(true)
})
