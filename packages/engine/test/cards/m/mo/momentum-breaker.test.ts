import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Momentum Breaker] makes an opponent without a creature discard', () => {
  const b = board({ a: { battlefield: ['2 Swamp'], hand: ['Momentum Breaker'] }, b: { hand: ['Shock'] } })
  b.cast('Momentum Breaker').resolve().resolve()
  expect(b.in('graveyard', 'Shock', 'B')).toBe(true)
})
it('[Momentum Breaker] makes an opponent sacrifice a creature rather than discard', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Momentum Breaker'] },
    b: { hand: ['Shock'], battlefield: ['Hill Giant'] },
  })
  b.cast('Momentum Breaker').resolve().resolve()
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.in('hand', 'Shock', 'B')]).toEqual([true, true])
})
