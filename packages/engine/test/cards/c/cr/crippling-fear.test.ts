import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crippling Fear] kills what is not of the chosen type', () => {
  const b = board({
    a: { battlefield: ['4 Swamp', 'Goblin Piker'], hand: ['Crippling Fear'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.option('chooseType', 'Goblin').cast('Crippling Fear').resolve()
  expect([b.pt('Goblin Piker'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual(['2/1', true])
})
