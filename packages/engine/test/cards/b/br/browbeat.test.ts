import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Browbeat] deals 5 damage to whoever takes it', () => {
  const b = board({ a: { hand: ['Browbeat'], mana: '{R}{R}{R}' } })
  b.cast('Browbeat', { targets: ['A'] })
    .reply('yesNo', [1], 'A')
    .reply('yesNo', [0], 'B')
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([20, 15])
  expect(b.names('hand', 'A')).toEqual([])
})

it('[Browbeat] draws three cards where nobody takes it', () => {
  const b = board({ a: { hand: ['Browbeat'], mana: '{R}{R}{R}' } })
  b.cast('Browbeat', { targets: ['A'] })
    .reply('yesNo', [1], 'A')
    .reply('yesNo', [1], 'B')
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([20, 20])
  expect(b.names('hand', 'A').length).toBe(3)
})
