import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mana Severance] exiles any number of land cards from your library', () => {
  const b = board({
    a: { hand: ['Mana Severance'], library: ['Island', 'Grizzly Bears', 'Swamp', 'Forest'], mana: '{U}{U}' },
  })
  b.pick('chooseFound', 'Island', 'Swamp').cast('Mana Severance').resolve()
  expect(b.names('exile').sort()).toEqual(['Island', 'Swamp'])
  expect(b.names('library', 'A').sort()).toEqual(['Forest', 'Grizzly Bears'])
})
