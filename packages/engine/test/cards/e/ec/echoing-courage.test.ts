import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Echoing Courage] helps every creature of that name', () => {
  const b = board({ a: { hand: ['Echoing Courage'], battlefield: ['2 Forest', '2 Raging Goblin', 'Hill Giant'] } })
  b.cast('Echoing Courage', { targets: ['Raging Goblin'] }).resolve()
  expect([b.pt('Raging Goblin'), b.pt('Raging Goblin#2'), b.pt('Hill Giant')]).toEqual(['3/3', '3/3', '3/3'])
})
