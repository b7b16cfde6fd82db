import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Multani, Maro-Sorcerer] counts the cards in all hands', () => {
  const b = board({ a: { hand: ['2 Shock'], battlefield: ['Multani, Maro-Sorcerer'] }, b: { hand: ['Shock'] } })
  expect(b.pt('Multani, Maro-Sorcerer')).toBe('3/3')
})
