import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Invoke Despair] makes the opponent sacrifice, or lose life where they cannot', () => {
  const b = board({ a: { battlefield: ['5 Swamp'], hand: ['Invoke Despair'] }, b: { battlefield: ['Memnite'] } })
  b.cast('Invoke Despair').resolve()
  expect([b.names('battlefield', 'B'), b.life('B'), b.names('hand', 'A').length]).toEqual([[], 16, 2])
})
