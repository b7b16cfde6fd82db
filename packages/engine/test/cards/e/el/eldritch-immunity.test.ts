import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eldritch Immunity] protects all creatures when overloaded', () => {
  const b = board({ a: { hand: ['Eldritch Immunity'], battlefield: ['5 Wastes', 'Hill Giant', 'Grizzly Bears'] } })
  b.cast('Eldritch Immunity', { method: 'alternative' }).resolve()
  expect([b.has('Hill Giant', 'protection'), b.has('Grizzly Bears', 'protection')]).toEqual([true, true])
})
