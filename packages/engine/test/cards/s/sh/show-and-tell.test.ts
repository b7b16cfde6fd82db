import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Show and Tell] lets each player put a card onto the battlefield under their own control', () => {
  const b = board({
    a: { battlefield: ['3 Island'], hand: ['Show and Tell', 'Serra Angel'] },
    b: { hand: ['Colossal Dreadmaw', 'Shock'] },
  })
  b.pick('choose', 'Serra Angel')
    .reply('choose', () => [b.id('Colossal Dreadmaw')], 'B')
    .cast('Show and Tell')
    .resolve()
  expect([b.in('battlefield', 'Serra Angel', 'A'), b.in('battlefield', 'Colossal Dreadmaw', 'B')]).toEqual([true, true])
})
