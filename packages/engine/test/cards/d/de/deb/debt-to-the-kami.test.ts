import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Debt to the Kami] lets the opponent choose which of their creatures is exiled', () => {
  const b = board({
    a: { hand: ['Debt to the Kami'], battlefield: ['Hill Giant'], mana: '{B}{B}{B}' },
    b: { battlefield: ['Grizzly Bears', 'Craw Wurm', 'Glorious Anthem'] },
  })
  b.reply('mode', [0]).reply('choose', (_, board) => [board.id('Grizzly Bears')], 'B')
  b.cast('Debt to the Kami', { targets: ['B'] }).resolve()
  expect(b.in('exile', 'Grizzly Bears')).toBe(true)
  expect(b.names('battlefield', 'B')).toEqual(['Craw Wurm', 'Glorious Anthem'])
})

it('[Debt to the Kami] or one of their enchantments', () => {
  const b = board({
    a: { hand: ['Debt to the Kami'], mana: '{B}{B}{B}' },
    b: { battlefield: ['Grizzly Bears', 'Glorious Anthem'] },
  })
  b.reply('mode', [1])
    .cast('Debt to the Kami', { targets: ['B'] })
    .resolve()
  expect(b.in('exile', 'Glorious Anthem')).toBe(true)
})
