import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Storm's Wrath] deals 4 damage to each creature and planeswalker", () => {
  const b = board({
    a: { hand: ["Storm's Wrath"], battlefield: ['4 Mountain'] },
    b: { battlefield: ['Hill Giant', 'Nissa, Who Shakes the World'] },
  })
  b.cast("Storm's Wrath").resolve()
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.counters('Nissa, Who Shakes the World', 'loyalty')]).toEqual([
    true,
    1,
  ])
})
