import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Coat of Arms] counts every other creature that shares a type', () => {
  const b = board({
    a: { battlefield: ['Coat of Arms', '2 Raging Goblin'] },
    b: { battlefield: ['Goblin Piker', 'Hill Giant'] },
  })
  expect([b.pt('Raging Goblin'), b.pt('Goblin Piker'), b.pt('Hill Giant')]).toEqual(['3/3', '4/3', '3/3'])
})
