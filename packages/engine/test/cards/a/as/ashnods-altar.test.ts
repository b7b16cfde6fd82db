import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Ashnod's Altar] adds {C}{C} for a creature", () => {
  const b = board({ a: { battlefield: ["Ashnod's Altar", 'Memnite'] } })
  b.tapForMana("Ashnod's Altar")
  expect([b.pool('A'), b.in('graveyard', 'Memnite', 'A')]).toEqual(['{C}{C}', true])
})
