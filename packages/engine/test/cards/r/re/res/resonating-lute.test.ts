import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Resonating Lute] lets lands make two mana for instants and sorceries', () => {
  const b = board({ a: { battlefield: ['Resonating Lute', 'Wastes'], hand: ['Stone Rain', 'Incinerate'] } })
  b.cast('Incinerate', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
})
