import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Scavenger's Talent] returns a creature for three other nonland permanents", () => {
  const b = board({ a: { battlefield: ["Scavenger's Talent", '5 Swamp', '3 Ornithopter'], graveyard: ['Hill Giant'] } })
  b.activate("Scavenger's Talent").resolveAll().activate("Scavenger's Talent", { nth: 1 }).resolveAll()
  b.yes('payOrNot').pick('choose', 'Hill Giant').to('main1', 4)
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.counters('Hill Giant', 'finality')]).toEqual([true, 1])
})
