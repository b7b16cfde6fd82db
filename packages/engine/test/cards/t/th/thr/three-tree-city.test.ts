import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Three Tree City] makes mana for creatures of the chosen type', () => {
  const b = board({
    a: { hand: ['Three Tree City'], battlefield: ['2 Wastes', 'Raging Goblin', 'Goblin Piker', 'Grizzly Bears'] },
  })
  b.option('chooseType', 'Goblin').play('Three Tree City')
  b.option('manaColor', '{U}{U}').tapForMana('Three Tree City', 1)
  expect(b.pool('A')).toBe('{U}{U}')
})
