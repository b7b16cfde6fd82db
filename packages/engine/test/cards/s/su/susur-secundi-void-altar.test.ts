import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Susur Secundi, Void Altar] with twelve counters draws as many cards as the sacrificed creature had power', () => {
  const altar = { card: 'Susur Secundi, Void Altar', counters: { charge: 12 } }
  const b = board({ a: { battlefield: [altar, 'Hill Giant', '2 Swamp'] } })
  b.activate('Susur Secundi, Void Altar', { nth: 1 }).resolve()
  expect([b.life('A'), b.names('hand', 'A').length, b.in('graveyard', 'Hill Giant', 'A')]).toEqual([18, 3, true])
})
