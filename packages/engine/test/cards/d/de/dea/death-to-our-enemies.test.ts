import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Death to Our Enemies] deals 7 damage divided with its fourth counter', () => {
  const b = board({
    a: { battlefield: [{ card: 'Death to Our Enemies', counters: { plan: 3 } }, 'Mountain'], hand: ['Shock'] },
  })
  b.aim(['B', 'B']).cast('Shock').resolveAll()
  expect(b.life('B')).toBe(11)
})
