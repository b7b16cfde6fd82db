import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bitter Ordeal] is copied for each permanent put into a graveyard this turn', () => {
  const b = board({
    a: { hand: ['Bitter Ordeal', 'Shock'], battlefield: ['Memnite'], mana: '{R}{B}{B}{B}' },
    b: { library: ['Island', 'Swamp', 'Forest'] },
  })
  b.cast('Shock', { targets: ['Memnite'] })
    .resolve()
    .cast('Bitter Ordeal', { targets: ['B'] })
    .resolveAll()
  expect(b.names('exile').length).toBe(2)
})
