import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[King T'Challa] draws with each player’s second card of a turn", () => {
  const b = board({
    a: { battlefield: ["King T'Challa"] },
    b: { hand: ['Divination'], battlefield: ['3 Island'] },
    active: 1,
  })
  b.cast('Divination').resolve().resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})
