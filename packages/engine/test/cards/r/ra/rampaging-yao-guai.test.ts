import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rampaging Yao Guai] destroys artifacts and enchantments with that total mana value', () => {
  const b = board({
    a: { hand: ['Rampaging Yao Guai'], battlefield: ['6 Forest'] },
    b: { battlefield: ['Sol Ring', 'Mind Stone', 'Glorious Anthem'] },
  })
  b.reply('x', 3).cast('Rampaging Yao Guai').pick('target', 'Sol Ring', 'Mind Stone').resolveAll()
  expect(b.names('graveyard', 'B').sort()).toEqual(['Mind Stone', 'Sol Ring'])
})
