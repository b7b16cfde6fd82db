import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Lone Missionary', 4],
  ['Cathedral Sanctifier', 3],
  ['Devout Monk', 1],
] as const)('[%s] gains %i life when it enters', (name, life) => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: [name] } })
  b.cast(name).resolveAll()
  expect(b.life('A')).toBe(20 + life)
})
