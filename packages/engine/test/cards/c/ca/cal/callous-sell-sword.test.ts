import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Callous Sell-Sword] throws a creature as Burn Together and counts it as it enters', () => {
  const b = board({ a: { hand: ['Callous Sell-Sword'], battlefield: ['Hill Giant', 'Mountain', '2 Swamp'] } })
  b.cast('Burn Together', { targets: ['Hill Giant', 'B'] }).resolve()
  expect([b.life('B'), b.in('graveyard', 'Hill Giant')]).toEqual([17, true])
  b.cast('Callous Sell-Sword', { from: 'exile' }).resolve()
  expect(b.pt('Callous Sell-Sword')).toBe('3/3')
})
