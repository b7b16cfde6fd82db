import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Food Chain] turns a creature into mana for creature spells', () => {
  const b = board({ a: { battlefield: ['Food Chain', 'Hill Giant'], hand: ['Craw Wurm', 'Llanowar Elves', 'Shock'] } })
  b.option('manaColor', '{G}').tapForMana('Food Chain')
  expect(b.pool('A')).toBe('{G}{G}{G}{G}{G}')
  expect(b.in('exile', 'Hill Giant')).toBe(true)
  expect(b.can('cast', 'Llanowar Elves')).toBe(true)
})
