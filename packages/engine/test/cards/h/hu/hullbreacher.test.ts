import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hullbreacher] turns the further draws of an opponent into Treasures', () => {
  const b = board({
    turn: 3,
    a: { battlefield: ['Hullbreacher'] },
    b: { hand: ['Divination'], battlefield: ['3 Island'] },
  })
  b.to('main1', 4).cast('Divination').resolveAll()
  expect([b.names('hand', 'B').length, b.count('battlefield', 'Treasure Token', 'A')]).toEqual([1, 2])
})
