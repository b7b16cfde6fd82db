import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fellwar Stone] adds a color that a land of an opponent could produce, and no colorless mana', () => {
  const b = board({
    a: { battlefield: ['Fellwar Stone', 'Forest'] },
    b: { battlefield: ['Island', 'Wastes'] },
  })
  b.tapForMana('Fellwar Stone')
  expect(b.pool('A')).toBe('{U}')
})
