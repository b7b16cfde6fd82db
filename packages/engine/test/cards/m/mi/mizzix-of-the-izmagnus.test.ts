import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mizzix of the Izmagnus] gets experience for dearer spells, and makes them cheaper', () => {
  const b = board({
    a: { hand: ['Shock', 'Lightning Bolt', 'Pyroclasm'], battlefield: ['Mizzix of the Izmagnus', '3 Mountain'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.game.state.players[0].counters?.['experience']).toBe(1)
  b.cast('Lightning Bolt', { targets: ['B'] }).resolveAll()
  expect(b.game.state.players[0].counters?.['experience']).toBe(1)
  b.cast('Pyroclasm')
  expect(b.in('stack', 'Pyroclasm')).toBe(true)
})
