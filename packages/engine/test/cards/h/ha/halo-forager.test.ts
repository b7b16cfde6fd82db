import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Halo Forager] casts a spell with mana value X from any graveyard, which is exiled afterwards', () => {
  const b = board({
    a: { hand: ['Halo Forager'], battlefield: ['2 Island', '2 Swamp', '2 Mountain'] },
    b: { graveyard: ['Lightning Helix', 'Shock'] },
  })
  b.yes('payOrNot').reply('x', 1).yes().pick('target', 'B')
  b.cast('Halo Forager').resolveAll()
  expect([b.life('B'), b.names('exile', 'B')]).toEqual([18, ['Shock']])
})
