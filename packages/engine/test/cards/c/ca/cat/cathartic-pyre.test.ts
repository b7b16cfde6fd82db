import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Cathartic Pyre] exchanges up to two cards', () => {
  const b = board({
    a: { hand: ['Cathartic Pyre', 'Forest', 'Opt'], battlefield: ['2 Mountain'], library: ['3 Shock'] },
  })
  b.option('mode', 'discard').pick('choose', 'Forest').cast('Cathartic Pyre').resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Opt', 'Shock'])
})
