import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Banner of Kinship] enters with a counter for each creature of the chosen type', () => {
  const b = board({ a: { hand: ['Banner of Kinship'], battlefield: ['5 Wastes', '2 Raging Goblin', 'Hill Giant'] } })
  b.option('chooseType', 'Goblin').cast('Banner of Kinship').resolve()
  expect([b.counters('Banner of Kinship', 'fellowship'), b.pt('Raging Goblin'), b.pt('Hill Giant')]).toEqual([
    2,
    '3/3',
    '3/3',
  ])
})
