import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soldevi Digger] puts the top card of the graveyard on the bottom of the library', () => {
  const b = board({
    a: { battlefield: ['Soldevi Digger', '2 Wastes'], graveyard: ['Shock', 'Opt'], library: ['Island', 'Forest'] },
  })
  b.activate('Soldevi Digger').resolve()
  expect([b.names('graveyard', 'A'), b.names('library', 'A')]).toEqual([['Shock'], ['Island', 'Forest', 'Opt']])
})
