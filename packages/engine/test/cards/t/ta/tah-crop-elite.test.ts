import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tah-Crop Elite] gives your creatures +1/+1 when exerted', () => {
  const b = board({ a: { battlefield: ['Tah-Crop Elite', 'Grizzly Bears'] } })
  b.attack('Tah-Crop Elite').resolveAll()
  expect([b.pt('Tah-Crop Elite'), b.pt('Grizzly Bears')]).toEqual(['3/3', '3/3'])
})
