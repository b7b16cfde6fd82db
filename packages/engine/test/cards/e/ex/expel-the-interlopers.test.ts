import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Expel the Interlopers] destroys creatures of the chosen power', () => {
  const b = board({
    a: { hand: ['Expel the Interlopers'], battlefield: ['5 Plains', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', 'Serra Angel'] },
  })
  b.reply('number', 3).cast('Expel the Interlopers').resolve()
  expect([
    b.in('battlefield', 'Grizzly Bears'),
    b.in('battlefield', 'Hill Giant'),
    b.in('battlefield', 'Serra Angel'),
  ]).toEqual([true, false, false])
})
