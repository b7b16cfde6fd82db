import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Questing Beast] deals its damage to a planeswalker of the player it hit, too', () => {
  const b = board({
    a: { battlefield: ['Questing Beast'] },
    b: { battlefield: ['Grizzly Bears', { card: 'Jace, the Mind Sculptor', counters: { loyalty: 6 } }] },
  })
  b.attack('Questing Beast')
  expect(() => b.block('Grizzly Bears>Questing Beast')).toThrow()
  b.to('endCombat')
  expect([b.life('B'), b.counters('Jace, the Mind Sculptor', 'loyalty')]).toEqual([16, 2])
})

it("[Questing Beast] deals combat damage that can't be prevented", () => {
  const b = board({
    a: { battlefield: ['Questing Beast', 'Forest'], hand: ['Fog'] },
  })
  b.cast('Fog').resolve().attack('Questing Beast').damage()
  expect(b.life('B')).toBe(16)
})
