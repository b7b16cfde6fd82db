import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Lat-Nam's Legacy] shuffles a card into the library and draws two in the next upkeep", () => {
  const b = board({ a: { hand: ["Lat-Nam's Legacy", 'Shock'], battlefield: ['2 Island'], library: ['5 Wastes'] } })
  b.cast("Lat-Nam's Legacy").resolve()
  expect([b.names('hand', 'A'), b.in('library', 'Shock', 'A')]).toEqual([[], true])
  b.to('draw', 4)
  expect(b.names('hand', 'A')).toHaveLength(2)
})

it("[Lat-Nam's Legacy] draws nothing without a card in hand", () => {
  const b = board({ a: { hand: ["Lat-Nam's Legacy"], battlefield: ['2 Island'] } })
  b.cast("Lat-Nam's Legacy").resolve().to('draw', 4)
  expect(b.names('hand', 'A')).toEqual([])
})
