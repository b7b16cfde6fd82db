import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Dollmaker's Shop] creates a Toy for an attack, and the gallery makes creatures as big as their number", () => {
  const b = board({ a: { hand: ["Dollmaker's Shop // Porcelain Gallery"], battlefield: ['2 Plains', 'Hill Giant'] } })
  b.cast("Dollmaker's Shop").resolve().attack('Hill Giant').resolveAll()
  expect(b.pt('Toy Token')).toBe('1/1')
})
