import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[For the Ancestors] takes cards of the chosen type only', () => {
  const b = board({
    a: {
      hand: ['For the Ancestors'],
      battlefield: ['3 Forest'],
      library: ['Goblin Piker', 'Hill Giant', 'Raging Goblin', '4 Forest'],
    },
  })
  b.option('chooseType', 'Goblin')
    .reply('choose', (d) => (d.shape === 'objects' ? d.candidates : []))
    .cast('For the Ancestors')
    .resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Goblin Piker', 'Raging Goblin'])
})
