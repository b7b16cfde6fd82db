import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ali from Cairo] keeps you at 1 life', () => {
  const b = board({ a: { battlefield: ['Ali from Cairo', '2 Mountain'], life: 2, hand: ['2 Shock'] } })
  b.cast('Shock', { targets: ['A'] })
    .resolve()
    .cast('Shock', { targets: ['A'] })
    .resolve()
  expect(b.life('A')).toBe(1)
})
