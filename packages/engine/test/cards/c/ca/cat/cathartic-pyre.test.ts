import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Cathartic Pyre] draws as many cards as were discarded', () => {
  const b = board({
    a: { hand: ['Cathartic Pyre', 'Shock', 'Opt', 'Hill Giant'], battlefield: ['2 Mountain'], library: ['4 Forest'] },
  })
  b.reply('mode', [1]).reply('number', 2).pick('discard', 'Shock', 'Opt').cast('Cathartic Pyre').resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Forest', 'Forest', 'Hill Giant'])
})
