import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Angel of Jubilation] keeps players from sacrificing creatures to activate abilities, even those of mana', () => {
  const b = board({ a: { battlefield: ['Angel of Jubilation', 'Phyrexian Altar', 'Grizzly Bears'] } })
  expect(b.can('activateMana', 'Phyrexian Altar')).toBe(false)
})

it('[Angel of Jubilation] keeps players from paying life to activate abilities', () => {
  const b = board({ a: { battlefield: ['Windswept Heath'] }, b: { battlefield: ['Angel of Jubilation'] } })
  expect(b.can('activate', 'Windswept Heath')).toBe(false)
})
