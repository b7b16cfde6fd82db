import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Seton, Krosan Protector] makes mana once for each untapped Druid', () => {
  const b = board({
    a: { battlefield: ['Seton, Krosan Protector', '2 Citanul Druid'], hand: ['Leatherback Baloth'] },
  })
  b.cast('Leatherback Baloth').resolve()
  expect(b.names('battlefield', 'A')).toContain('Leatherback Baloth')
})
