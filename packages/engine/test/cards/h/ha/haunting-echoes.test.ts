import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Haunting Echoes] exiles the graveyard but for basic lands, and the cards of the same names from the library', () => {
  const b = board({
    a: { battlefield: ['5 Swamp'], hand: ['Haunting Echoes'] },
    b: { graveyard: ['Shock', 'Forest'], library: ['2 Shock', '2 Forest', 'Memnite'] },
  })
  b.reply('chooseFound', () => [b.id('Shock', 'library'), b.id('Shock#2', 'library')])
    .cast('Haunting Echoes', { targets: ['B'] })
    .resolve()
  expect([b.names('graveyard', 'B'), b.count('exile', 'Shock', 'B'), b.names('library', 'B').length]).toEqual([
    ['Forest'],
    3,
    3,
  ])
})
