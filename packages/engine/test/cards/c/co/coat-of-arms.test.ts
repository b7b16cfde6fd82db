import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Coat of Arms] counts each other creature of a shared type once, whoever controls it', () => {
  const b = board({
    a: { battlefield: ['Coat of Arms', 'Raging Goblin', 'Hill Giant'] },
    b: { battlefield: ['Goblin Piker', 'Goblin Chieftain'] },
  })
  expect([b.pt('Raging Goblin'), b.pt('Goblin Piker'), b.pt('Hill Giant')]).toEqual(['3/3', '5/4', '3/3'])
})
