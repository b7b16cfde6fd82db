import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scheming Symmetry] puts a card of their choice on top for both players', () => {
  const b = board({
    a: { hand: ['Scheming Symmetry'], battlefield: ['Swamp'], library: ['5 Wastes', 'Shock'] },
    b: { library: ['5 Wastes', 'Memnite'] },
  })
  b.reply('chooseFound', () => [b.id('Shock')], 'A').reply('chooseFound', () => [b.id('Memnite')], 'B')
  b.cast('Scheming Symmetry', { targets: ['A,B'] }).resolve()
  expect([b.names('library', 'A')[0], b.names('library', 'B')[0]]).toEqual(['Shock', 'Memnite'])
})
