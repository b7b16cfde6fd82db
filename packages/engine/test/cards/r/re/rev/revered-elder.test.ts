import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Revered Elder] prevents 1 damage to itself for {1}', () => {
  const b = board({ a: { battlefield: ['Revered Elder', 'Plains', 'Mountain'], hand: ['Shock'] } })
  b.activate('Revered Elder')
    .resolve()
    .cast('Shock', { targets: ['Revered Elder'] })
    .resolve()
  expect(b.object('Revered Elder').damage).toBe(1)
})
