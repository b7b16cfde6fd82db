import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oath of Ghouls] returns a creature card to whoever has more of them in the graveyard', () => {
  const b = board({
    a: { battlefield: ['Oath of Ghouls'], graveyard: ['Grizzly Bears'] },
    b: { graveyard: ['Hill Giant', 'Craw Wurm', 'Shock'] },
  })
  b.reply('yesNo', [0], 'B')
    .reply('choose', (_, board) => [board.id('Craw Wurm')], 'B')
    .to('draw', 4)
  expect(b.in('hand', 'Craw Wurm', 'B')).toBe(true)
  b.to('draw', 5)
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})
