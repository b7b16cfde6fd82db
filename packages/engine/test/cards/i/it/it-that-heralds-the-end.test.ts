import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[It That Heralds the End] makes great colorless spells cheaper', () => {
  const b = board({
    a: { hand: ['Ulamog, the Ceaseless Hunger'], battlefield: ['It That Heralds the End', '9 Wastes'] },
  })
  expect(b.can('cast', 'Ulamog, the Ceaseless Hunger')).toBe(true)
})
