import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it.each(['U', 'R', 'W'])('[Mystic Monastery] adds {%s}', (color) => {
  const b = board({ a: { battlefield: ['Mystic Monastery'] } })
  b.option('manaColor', color).tapForMana('Mystic Monastery')
  expect(b.pool('A')).toBe(`{${color}}`)
})
