import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scrabbling Claws] makes a player exile a card of their choice, or exiles one and draws', () => {
  const b = board({
    a: { battlefield: ['Scrabbling Claws', 'Wastes'] },
    b: { graveyard: ['Shock', 'Opt', 'Island'] },
  })
  b.reply('choose', () => [b.id('Island', 'graveyard')], 'B')
    .activate('Scrabbling Claws', { targets: ['B'] })
    .resolve()
  expect(b.names('exile', 'B')).toEqual(['Island'])
  b.activate('Scrabbling Claws', { nth: 1, targets: ['Opt'] }).resolve()
  expect([b.names('graveyard', 'B'), b.names('hand', 'A').length]).toEqual([['Shock'], 1])
})
