import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glorious Anthem] helps your creatures only', () => {
  const b = board({ a: { battlefield: ['Glorious Anthem', 'Grizzly Bears'] }, b: { battlefield: ['Hill Giant'] } })
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['3/3', '3/3'])
})
