import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Martyr of Sands] gains three life for each white card revealed', () => {
  const b = board({ a: { battlefield: ['Martyr of Sands'], hand: ['3 Savannah Lions', 'Shock'], mana: '{W}' } })
  b.reply('x', 3).activate('Martyr of Sands').resolve()
  expect(b.life('A')).toBe(29)
})
