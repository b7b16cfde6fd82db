import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Underworld Breach] lets cards escape for their mana cost and three other cards', () => {
  const b = board({
    a: { battlefield: ['Underworld Breach', 'Mountain'], graveyard: ['Shock', 'Opt', 'Ponder', 'Wastes'] },
  })
  b.cast('Shock', { from: 'graveyard', method: 'escape', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
  expect(b.names('exile').length).toBe(3)
})
