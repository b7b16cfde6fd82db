import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Land Grant] costs nothing but to reveal a hand without lands', () => {
  const b = board({ a: { hand: ['Land Grant', 'Shock'], library: ['Tropical Island'] } })
  b.pick('chooseFound', 'Tropical Island').cast('Land Grant', { method: 'alternative' }).resolve()
  expect(b.names('hand', 'A')).toEqual(['Shock', 'Tropical Island'])
})

it('[Land Grant] is free as the last card in hand, and not with a land card in hand', () => {
  expect(board({ a: { hand: ['Land Grant'], library: ['Forest'] } }).can('cast', 'Land Grant')).toBe(true)
  expect(board({ a: { hand: ['Land Grant', 'Forest'] } }).can('cast', 'Land Grant')).toBe(false)
})
