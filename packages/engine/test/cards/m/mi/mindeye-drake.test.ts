import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mindeye Drake] mills five when it dies', () => {
  const b = board({ a: { hand: ['Murder'], battlefield: ['Mindeye Drake', '3 Swamp'] } })
  b.cast('Murder').aim(['B']).resolveAll()
  expect([b.names('graveyard', 'B').length, b.has('Mindeye Drake', 'flying')]).toEqual([5, true])
})
