import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Gaea's Will] is suspended with four time counters", () => {
  const b = board({ a: { hand: ["Gaea's Will"], battlefield: ['Forest'] } })
  b.activate("Gaea's Will", { zone: 'hand' })
  expect([b.in('exile', "Gaea's Will"), b.counters("Gaea's Will", 'time')]).toEqual([true, 4])
})
