import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tablet of Discovery] lets the milled card be played this turn', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Tablet of Discovery'], library: ['Shock', 'Wastes'] } })
  b.cast('Tablet of Discovery').resolve().resolve()
  b.cast('Shock', { from: 'graveyard', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})
