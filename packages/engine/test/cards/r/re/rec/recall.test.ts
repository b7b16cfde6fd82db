import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Recall] returns a card for each card it discards, and is exiled', () => {
  const b = board({
    a: { hand: ['Recall', 'Forest'], graveyard: ['Craw Wurm', 'Shock'], mana: '{U}{U}{U}{U}{U}' },
  })
  b.reply('x', 2).pick('choose', 'Shock').cast('Recall').resolve()
  expect(b.names('hand', 'A')).toEqual(['Shock'])
  expect(b.in('exile', 'Recall')).toBe(true)
})
