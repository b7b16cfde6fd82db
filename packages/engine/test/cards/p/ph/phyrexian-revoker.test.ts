import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phyrexian Revoker] stops the abilities of what is named, mana abilities too', () => {
  const b = board({ a: { hand: ['Phyrexian Revoker'], battlefield: ['2 Wastes'] }, b: { battlefield: ['Sol Ring'] } })
  b.reply('chooseName', 'Sol Ring').cast('Phyrexian Revoker').resolve().turnTo('B')
  expect(b.can('activateMana', 'Sol Ring')).toBe(false)
})
