import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Akroma's Vengeance] destroys artifacts, creatures and enchantments, or is cycled", () => {
  const b = board({
    a: { battlefield: ['6 Plains', '3 Plains'], hand: ["Akroma's Vengeance"] },
    b: { battlefield: ['Hill Giant', 'Sol Ring', 'Glorious Anthem', 'Forest'] },
  })
  b.cast("Akroma's Vengeance").resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Forest'])
  const cycled = board({ a: { battlefield: ['3 Plains'], hand: ["Akroma's Vengeance"] } })
  cycled.activate("Akroma's Vengeance", { zone: 'hand' }).resolve()
  expect(cycled.names('hand', 'A')).toEqual(['Wastes'])
})
