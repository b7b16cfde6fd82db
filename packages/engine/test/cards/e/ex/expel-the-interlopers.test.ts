import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Expel the Interlopers] destroys creatures from the chosen power up', () => {
  const b = board({
    a: { hand: ['Expel the Interlopers'], battlefield: ['5 Plains', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', 'Craw Wurm'] },
  })
  b.reply('number', 3).cast('Expel the Interlopers').resolve()
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.names('battlefield', 'B')]).toEqual([true, []])
})
