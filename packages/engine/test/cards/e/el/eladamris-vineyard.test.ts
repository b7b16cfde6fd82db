import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Eladamri's Vineyard] adds {G}{G} for each player in their first main phase", () => {
  const b = board({ a: { battlefield: ["Eladamri's Vineyard"] } })
  b.to('upkeep', 4).to('main1', 4)
  expect(b.pool('B')).toBe('{G}{G}')
})
