import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bond of Insight] returns two cards and is exiled', () => {
  const b = board({ a: { hand: ['Bond of Insight'], battlefield: ['4 Island'], graveyard: ['Shock', 'Divination'] } })
  b.cast('Bond of Insight').pick('choose', 'Shock', 'Divination').resolve()
  expect([b.names('hand', 'A').sort(), b.in('exile', 'Bond of Insight')]).toEqual([['Divination', 'Shock'], true])
})
