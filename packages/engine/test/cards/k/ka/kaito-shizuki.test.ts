import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kaito Shizuki] phases out at the end of the turn in which it entered', () => {
  const b = board({ a: { hand: ['Kaito Shizuki'], battlefield: ['Island', 'Swamp', 'Wastes'] } })
  b.cast('Kaito Shizuki').resolve().to('upkeep', 4)
  expect(b.in('battlefield', 'Kaito Shizuki', 'A')).toBe(false)
  b.to('upkeep', 5)
  expect(b.in('battlefield', 'Kaito Shizuki', 'A')).toBe(true)
})

it('[Kaito Shizuki] draws and discards before attacking, and only draws afterwards', () => {
  const b = board({ a: { battlefield: ['Kaito Shizuki', 'Grizzly Bears'], hand: ['Shock'] } })
  b.attack('Grizzly Bears').to('main2').activate('Kaito Shizuki').resolve()
  expect(b.names('hand', 'A').length).toBe(2)
  const c = board({ a: { battlefield: ['Kaito Shizuki'], hand: ['Shock'] } })
  c.activate('Kaito Shizuki').resolve()
  expect(c.names('hand', 'A').length).toBe(1)
})
