import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Champion of the Clachan] exiles a Kithkin and leads the others', () => {
  const b = board({ a: { hand: ['Champion of the Clachan'], battlefield: ['4 Plains', '2 Goldmeadow Harrier'] } })
  b.cast('Champion of the Clachan').resolve()
  expect([b.count('exile', 'Goldmeadow Harrier'), b.pt('Goldmeadow Harrier')]).toEqual([1, '2/2'])
})
