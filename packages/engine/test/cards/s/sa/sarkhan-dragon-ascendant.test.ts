import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sarkhan, Dragon Ascendant] beholds a Dragon for a Treasure, and becomes one', () => {
  const b = board({
    a: { hand: ['Sarkhan, Dragon Ascendant', 'Shivan Dragon'], battlefield: ['8 Mountain'] },
  })
  b.yes('payOrNot').cast('Sarkhan, Dragon Ascendant').resolve().resolve()
  expect(b.count('battlefield', 'Treasure Token')).toBe(1)
  b.cast('Shivan Dragon').resolve().resolve()
  expect([b.pt('Sarkhan, Dragon Ascendant'), b.has('Sarkhan, Dragon Ascendant', 'flying')]).toEqual(['3/3', true])
})
