import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[One with Nothing] discards your hand', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['One with Nothing', '2 Forest'] } })
  b.cast('One with Nothing').resolve()
  expect(b.names('hand', 'A')).toEqual([])
})
