import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scroll Rack] exchanges cards of the hand with the top of the library', () => {
  const b = board({
    a: { battlefield: ['Scroll Rack', 'Wastes'], hand: ['Shock', 'Opt'], library: ['Ponder', 'Duress', 'Wastes'] },
  })
  b.pick('choose', 'Shock', 'Opt').activate('Scroll Rack').resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Duress', 'Ponder'])
  expect(b.names('library', 'A').slice(0, 2).sort()).toEqual(['Opt', 'Shock'])
})
