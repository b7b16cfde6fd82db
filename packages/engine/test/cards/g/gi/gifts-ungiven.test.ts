import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gifts Ungiven] lets the opponent choose two of four cards with different names', () => {
  const b = board({
    a: {
      hand: ['Gifts Ungiven'],
      battlefield: ['4 Island'],
      library: ['Shock', 'Memnite', 'Divination', 'Sol Ring', 'Shock'],
    },
  })
  b.pick('chooseFound', 'Shock', 'Memnite', 'Divination', 'Sol Ring')
  b.reply('choose', () => [b.id('Shock'), b.id('Memnite')], 'B')
  b.cast('Gifts Ungiven').resolve()
  expect([b.names('hand', 'A').sort(), b.in('graveyard', 'Memnite', 'A')]).toEqual([['Divination', 'Sol Ring'], true])
})

it('[Gifts Ungiven] refuses two cards with the same name', () => {
  const b = board({ a: { hand: ['Gifts Ungiven'], battlefield: ['4 Island'], library: ['2 Shock', 'Memnite'] } })
  b.pick('chooseFound', 'Shock#1', 'Shock#2').cast('Gifts Ungiven')
  expect(() => b.resolve()).toThrow('different names')
})
