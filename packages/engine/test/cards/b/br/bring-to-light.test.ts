import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bring to Light] counts the colors of mana spent', () => {
  const b = board({
    a: {
      hand: ['Bring to Light'],
      battlefield: ['Forest', 'Island', 'Mountain', 'Swamp', 'Plains'],
      library: ['Serra Angel', 'Forest'],
    },
  })
  b.cast('Bring to Light').pick('chooseFound', 'Serra Angel').yes().resolve().resolve()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
})
