import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Basri's Solidarity] puts a +1/+1 counter on each creature you control", () => {
  const b = board({
    a: { battlefield: ['2 Plains', 'Grizzly Bears', 'Memnite'], hand: ["Basri's Solidarity"] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast("Basri's Solidarity").resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Memnite'), b.pt('Hill Giant')]).toEqual(['3/3', '2/2', '3/3'])
})
