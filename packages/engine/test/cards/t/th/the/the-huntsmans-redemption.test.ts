import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[The Huntsman's Redemption] lets you sacrifice a creature to search", () => {
  const saga = { card: "The Huntsman's Redemption", counters: { lore: 1 } }
  const b = board({
    a: { battlefield: [saga, 'Grizzly Bears'], library: ['2 Wastes', 'Shock', 'Hill Giant'] },
    active: 1,
  })
  b.yes().pick('chooseFound', 'Hill Giant').to('main1', 4)
  b.resolveAll()
  expect([b.in('hand', 'Hill Giant', 'A'), b.in('graveyard', 'Grizzly Bears', 'A')]).toEqual([true, true])
})
