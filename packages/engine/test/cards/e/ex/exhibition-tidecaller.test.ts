import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Exhibition Tidecaller] mills three cards, or ten for a spell of five mana', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Exhibition Tidecaller', 'Mountain'] },
    b: { library: ['12 Wastes'] },
  })
  b.cast('Shock', { targets: ['B', 'B'] }).resolveAll()
  expect(b.names('graveyard', 'B').length).toBe(3)
})
