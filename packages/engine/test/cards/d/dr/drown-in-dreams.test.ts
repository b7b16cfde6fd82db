import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Drown in Dreams] lets a player draw X cards, or mill twice as many', () => {
  const b = board({
    a: { hand: ['2 Drown in Dreams'], mana: '{U}{U}{U}{U}{U}{U}{U}{U}' },
    b: { library: ['9 Island'] },
  })
  b.reply('x', 1)
    .reply('mode', [0])
    .cast('Drown in Dreams', { targets: ['B'] })
    .resolve()
  expect(b.names('hand', 'B')).toEqual(['Island'])
  b.reply('x', 1)
    .reply('mode', [1])
    .cast('Drown in Dreams', { targets: ['B'] })
    .resolve()
  expect(b.names('graveyard', 'B')).toEqual(['Island', 'Island'])
})
