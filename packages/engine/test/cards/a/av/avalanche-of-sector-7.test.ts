import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Avalanche of Sector 7] punishes abilities of artifacts', () => {
  const b = board({ active: 1, a: { battlefield: ['Avalanche of Sector 7'] }, b: { battlefield: ['Sol Ring'] } })
  b.tapForMana('Sol Ring').resolveAll()
  expect([b.life('B'), b.pt('Avalanche of Sector 7')]).toEqual([19, '1/3'])
})
