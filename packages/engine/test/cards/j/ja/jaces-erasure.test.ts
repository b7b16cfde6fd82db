import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Jace's Erasure] may mill a card for each card drawn", () => {
  const b = board({
    a: { hand: ['Divination'], battlefield: ["Jace's Erasure", '3 Island'] },
    b: { library: ['5 Wastes'] },
  })
  b.aim(['B', 'B']).yes().no().cast('Divination').resolveAll()
  expect(b.names('graveyard', 'B')).toHaveLength(1)
})
