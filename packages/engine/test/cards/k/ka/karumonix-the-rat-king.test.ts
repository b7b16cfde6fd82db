import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Karumonix, the Rat King] finds Rats among five cards', () => {
  const b = board({
    a: {
      hand: ['Karumonix, the Rat King'],
      battlefield: ['4 Swamp'],
      library: ['Typhoid Rats', 'Shock', 'Ravenous Rats', '4 Wastes'],
    },
  })
  b.pick('choose', 'Typhoid Rats', 'Ravenous Rats').cast('Karumonix, the Rat King').resolve().resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Ravenous Rats', 'Typhoid Rats'])
})
