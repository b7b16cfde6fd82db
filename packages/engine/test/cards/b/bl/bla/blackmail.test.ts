import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blackmail] makes a player discard one of three cards they reveal', () => {
  const b = board({
    a: { hand: ['Blackmail'], battlefield: ['Swamp'] },
    b: { hand: ['Shock', 'Opt', 'Island', 'Serra Angel'] },
  })
  b.pick('choose', 'Shock', 'Opt', 'Island').pick('choose', 'Opt')
  b.cast('Blackmail', { targets: ['B'] }).resolve()
  expect([b.names('graveyard', 'B'), b.names('hand', 'B').length]).toEqual([['Opt'], 3])
})
