import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Greasewrench Goblin] discards up to two cards, draws as many and gets a counter, once', () => {
  const b = board({
    a: { hand: ['2 Shock', 'Opt'], battlefield: ['Greasewrench Goblin', '6 Mountain'], library: ['5 Island'] },
  })
  b.pick('choose', 'Shock', 'Shock#2').activate('Greasewrench Goblin').resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Island', 'Island', 'Opt'])
  expect([b.pt('Greasewrench Goblin'), b.can('activate', 'Greasewrench Goblin')]).toEqual(['3/2', false])
})
