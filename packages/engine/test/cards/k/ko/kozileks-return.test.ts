import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kozilek's Return] may be exiled from the graveyard for a large Eldrazi spell", () => {
  const b = board({
    a: { battlefield: ['10 Wastes'], hand: ['Breaker of Armies'], graveyard: ["Kozilek's Return"] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('Breaker of Armies').yes().resolve().resolve()
  expect([b.in('exile', "Kozilek's Return"), b.in('graveyard', 'Serra Angel')]).toEqual([true, true])
})
