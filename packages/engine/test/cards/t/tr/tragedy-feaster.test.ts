import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tragedy Feaster] makes its controller sacrifice a permanent unless they gained life', () => {
  const left = (hand: string): number => {
    const b = board({ a: { hand: [hand], battlefield: ['Tragedy Feaster', '3 Plains'] } })
    b.cast(hand).resolveAll().to('upkeep', 4)
    return b.names('battlefield', 'A').length
  }
  expect([left('Healing Salve'), left('Holy Day')]).toEqual([4, 3])
})
