import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Genesis Wave] brings permanents of mana value X or less', () => {
  const b = board({
    a: { hand: ['Genesis Wave'], battlefield: ['6 Forest'], library: ['Grizzly Bears', 'Hill Giant', 'Shock', 'Opt'] },
  })
  b.reply('x', 3)
    .reply('choose', (d) => (d.shape === 'objects' ? d.candidates : []))
    .cast('Genesis Wave')
    .resolve()
  expect([b.in('battlefield', 'Grizzly Bears'), b.names('graveyard', 'A').sort()]).toEqual([
    true,
    ['Genesis Wave', 'Hill Giant', 'Shock'],
  ])
})
