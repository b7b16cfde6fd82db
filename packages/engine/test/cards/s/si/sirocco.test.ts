import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sirocco] asks 4 life for each blue instant in the hand', () => {
  const b = board({
    a: { hand: ['Sirocco'], battlefield: ['2 Mountain'] },
    b: { hand: ['2 Opt', 'Shock', 'Divination'] },
  })
  b.reply('payOrNot', [0], 'B')
    .reply('payOrNot', [1], 'B')
    .cast('Sirocco', { targets: ['B'] })
    .resolve()
  expect([b.life('B'), b.names('hand', 'B').length, b.in('graveyard', 'Opt', 'B')]).toEqual([16, 3, true])
})
