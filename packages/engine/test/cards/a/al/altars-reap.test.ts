import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Altar's Reap] draws two cards for a creature", () => {
  const b = board({ a: { battlefield: ['2 Swamp', 'Memnite'], hand: ["Altar's Reap"] } })
  b.cast("Altar's Reap").resolve()
  expect([b.names('hand', 'A').length, b.in('graveyard', 'Memnite', 'A')]).toEqual([2, true])
})
