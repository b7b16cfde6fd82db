import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Time Spiral] is exiled, gives each player seven new cards and untaps lands', () => {
  const b = board({
    a: { hand: ['Time Spiral', 'Shock'], battlefield: ['6 Island'], graveyard: ['Opt'], library: ['8 Wastes'] },
    b: { hand: ['Opt'], library: ['8 Wastes'] },
  })
  b.pick('choose', 'Island', 'Island#2').cast('Time Spiral').resolve()
  expect([b.in('exile', 'Time Spiral'), b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([true, 7, 7])
  expect([b.names('graveyard'), b.object('Island').tapped, b.object('Island#3').tapped]).toEqual([[], false, true])
})
