import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Caustic Bronco] costs its controller life unless it is saddled', () => {
  const b = board({ a: { battlefield: ['Caustic Bronco'], library: ['Hill Giant'] } })
  b.attack('Caustic Bronco').resolveAll()
  expect([b.life('A'), b.life('B'), b.in('hand', 'Hill Giant', 'A')]).toEqual([16, 20, true])
})
