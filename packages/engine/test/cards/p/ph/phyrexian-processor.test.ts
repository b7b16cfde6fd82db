import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phyrexian Processor] makes Minions as large as the life paid as it entered', () => {
  const b = board({ a: { hand: ['Phyrexian Processor'], mana: '{C}{C}{C}{C}{C}{C}{C}{C}' } })
  b.reply('number', 7).cast('Phyrexian Processor').resolve()
  expect(b.life('A')).toBe(13)
  b.activate('Phyrexian Processor').resolve()
  expect(b.pt('Phyrexian Minion Token')).toBe('7/7')
})
