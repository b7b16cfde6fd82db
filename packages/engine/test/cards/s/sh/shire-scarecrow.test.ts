import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shire Scarecrow] filters one mana each turn', () => {
  const b = board({ a: { battlefield: ['Shire Scarecrow', '2 Forest'] } })
  b.tapForMana('Forest').tapForMana('Forest#2').tapForMana('Shire Scarecrow')
  expect(b.can('activateMana', 'Shire Scarecrow')).toBe(false)
})
