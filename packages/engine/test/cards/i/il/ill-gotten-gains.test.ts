import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ill-Gotten Gains] each player discards and takes up to three cards back', () => {
  const b = board({
    a: { hand: ['Ill-Gotten Gains', 'Memnite'], battlefield: ['4 Swamp'], graveyard: ['Shock'] },
    b: { hand: ['2 Forest'] },
  })
  b.reply('choose', () => [b.id('Shock', 'graveyard'), b.id('Memnite', 'graveyard')], 'A')
  b.reply('choose', () => [b.id('Forest', 'graveyard')], 'B')
  b.cast('Ill-Gotten Gains').resolve()
  expect([b.names('hand', 'A').sort(), b.names('hand', 'B'), b.in('exile', 'Ill-Gotten Gains')]).toEqual([
    ['Memnite', 'Shock'],
    ['Forest'],
    true,
  ])
})
