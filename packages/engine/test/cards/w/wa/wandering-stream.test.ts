import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wandering Stream] gains 2 life for each basic land type', () => {
  const b = board({ a: { hand: ['Wandering Stream'], battlefield: ['2 Forest', 'Island', 'Wastes'] } })
  b.cast('Wandering Stream').resolve()
  expect(b.life('A')).toBe(24)
})
