import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Draco] is kept for {10} less {2} for each basic land type', () => {
  const kept = (wastes: number) => {
    const b = board({
      a: { battlefield: ['Draco', 'Forest', 'Island', 'Swamp', 'Plains', `${wastes} Wastes`] },
      active: 1,
    })
    b.yes('payOrNot').to('draw', 4)
    return b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length
  }
  expect(kept(2)).toBe(2)
})
